// The moves since the reader's last one, announced and shown; then what the reader gives away.

import { type CardId, type Game, opponent, seatToMove } from '@wagons/rules';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { useDeferred } from '../../kit/browser/deferred.ts';
import { mentionIn, pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { madeMoves } from '../table/turns.ts';
import { didText, didTexts, givenAway, inShort, lastOfOthers, townStart } from '../text/moveTexts.ts';
import { RichText } from '../view/richText.tsx';
import { usePlay } from './model.ts';
import { playerArgs } from '@wagons/words';
import * as css from './saying.module.css';

/** While hidden it still tracks what was announced. */
type LastMovesProps = { readonly game: Game; readonly isHidden: boolean };

export function LastMoves({ game: latest, isHidden }: LastMovesProps) {
  const game = useDeferred<Game | undefined>(latest, undefined);
  return useMemo(() => game && <ShownMoves {...{ game, isHidden }} />, [game, isHidden]);
}

function ShownMoves({ game, isHidden }: LastMovesProps) {
  const { table, viewpoint, own } = usePlay();
  const speech = useSpeech();
  const since = viewpoint.reader ? own : seatToMove(table.game.value);
  const { facts, tell, pictured } = useMemo(() => {
    const others = inShort(viewpoint.isWatched ? madeMoves(game).slice(-3) : lastOfOthers(game, since));
    const start = viewpoint.isWatched ? undefined : townStart(game, since);
    const mention = mentionIn(speech, game.deck);
    const started = (say: (card: CardId) => string) =>
      start === undefined ? [] : [speech.web.table.started({ card: say(start) })];
    const from = (first: number, say: (card: CardId) => string): string =>
      [...didTexts(speech, others.slice(first), say, viewpoint.parties), ...started(say)].join(' ');
    return {
      facts: [
        ...others.map((done) => didText(speech, done, mention, viewpoint.parties)),
        ...started(mention),
      ],
      tell: (first: number) => from(first, mention),
      pictured: from(0, pictureIn(speech, game.deck)),
    };
  }, [game, since, viewpoint, speech]);
  // One sentence may grow with every card; only what is new of it is announced.
  const announced = useRef<readonly string[]>([]);
  useEffect(() => {
    const isMore = announced.current.every((fact, i) => fact === facts[i]);
    const first = isMore ? announced.current.length : 0;
    announced.current = facts;
    if (first < facts.length) announce(tell(first));
  }, [facts, tell]);
  if (isHidden) return null;
  if (facts.length === 0) return <Given game={game} />;
  return (
    <p class={css.moves} data-part="happened">
      <RichText text={pictured} deck={game.deck} />
    </p>
  );
}

/** The cards that the draft gives away; already announced. */
function Given({ game }: { readonly game: Game }) {
  const { viewpoint, own } = usePlay();
  const speech = useSpeech();
  const cards = givenAway(game);
  if (cards.length === 0) return null;
  const gift = {
    ...playerArgs(viewpoint.parties[opponent(own)]),
    cards: speech.words.amounts.and(cards.map(pictureIn(speech, game.deck))),
  };
  return (
    <p class={css.moves} data-part="happened">
      <RichText text={speech.web.table.gift(gift)} deck={game.deck} />
    </p>
  );
}
