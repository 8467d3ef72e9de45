// What alerts say, in the languages of the players.

import type { Deck, Language } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { type AlertsWords, loadArea } from '@wagons/words/areas';
import type { AlertText } from '../ports/alerts.ts';
import type { GameRow } from '../ports/store.ts';
import type { Time } from '../ports/tableEvent.ts';
import type { News, AlertStage } from './news.ts';

export const wordsIn = async (language: Language): Promise<AlertsWords> => loadArea('alerts', language);

/** What the text depends on besides the news. */
export type Telling = {
  readonly language: Language;
  readonly row: GameRow;
  /** The opponent's name; empty if deleted. */
  readonly rival: string;
  readonly deck: Deck | undefined;
  readonly now: Time;
};

/** The hash is the route of the app. */
const pageOf = (game: string): string => `#/online/${game}`;

type Sentence = Pick<AlertText, 'title' | 'body'>;

export async function newsText(
  id: string,
  news: News,
  stage: AlertStage,
  telling: Telling,
): Promise<AlertText> {
  const words = await wordsIn(telling.language);
  return {
    id,
    ...sentenceOf(words, news, stage, telling),
    url: pageOf(news.game),
    table: news.game,
    footer: words.sent.stopMails,
  };
}

function sentenceOf(words: AlertsWords, news: News, stage: AlertStage, telling: Telling): Sentence {
  const { sent, formats } = words;
  const name = telling.rival === '' ? words.nobody : telling.rival;
  const isOwn = telling.row.toMove === news.seat;
  if (stage !== 'now') {
    const span = formats.span(Math.max(0, (telling.row.deadline ?? 0) - telling.now));
    return { title: sent.left({ span }), body: sent.leftAgainst({ name }) };
  }
  switch (news.about) {
    case 'turn':
      return { title: sent.yourTurn({ name }), body: takenText(words, news, name, telling) };
    case 'begun':
      return { title: sent.begun({ name }), body: isOwn ? sent.youBegin : sent.theyBegin({ name }) };
    case 'over':
      return { title: sent.over({ name }), body: sent.result({ result: resultOf(news, telling.row) }) };
    case 'takeBack':
      return { title: sent.takeBack({ name }), body: sent.answer };
    case 'rematch':
      return { title: sent.rematch({ name }), body: sent.answer };
  }
}

function takenText({ sent }: AlertsWords, { took, gave = 0 }: News, name: string, telling: Telling): string {
  const card = telling.deck?.cards.find(({ id }) => id === took);
  if (!card) return sent.started({ name });
  return sent.took({ name, card: titleOf(card, telling.language), gave });
}

/** `other` is aborted. */
type OwnResult = 'won' | 'lost' | 'drawn' | 'other';

function resultOf({ seat }: News, { end }: GameRow): OwnResult {
  if (!end || end.by === 'aborted') return 'other';
  if (end.outcome === 'draw') return 'drawn';
  return end.outcome === seat ? 'won' : 'lost';
}
