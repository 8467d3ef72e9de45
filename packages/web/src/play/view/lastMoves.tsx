// The moves since the reader's last one, announced and shown; then what the reader gives away.

import { CardPicture } from '@wagons/board';
import { type Game, opponent, seatToMove } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { mentionIn, useSpeech } from '../../kit/speech/speech.ts';
import { madeMoves } from '../table/turns.ts';
import { cardsOf, didText, givenAway, inShort, lastOfOthers } from '../text/moveTexts.ts';
import { useSpotAnnouncement } from './spotAnnouncement.ts';
import { useTable } from './tableContext.ts';
import './lastMoves.css';
import { playerArgs } from '@wagons/words';

/** While hidden it still tracks what was announced. */
type LastMovesProps = { readonly game: Game; readonly isHidden: boolean };

export function LastMoves({ game, isHidden }: LastMovesProps) {
  const { table, sitting, chairs, own, help } = useTable();
  const speech = useSpeech();
  useSpotAnnouncement({ sitting, help });
  const since = chairs.reader ? own : seatToMove(table.game.value);
  const { sentences, cards } = useMemo(() => {
    const others = inShort(chairs.isWatched ? madeMoves(game).slice(-3) : lastOfOthers(game, since));
    return {
      sentences: others.map((done) => didText(speech, done, mentionIn(speech, game.deck), chairs.parties)),
      cards: others.flatMap(cardsOf),
    };
  }, [game, since, chairs, speech]);
  const told = useRef<readonly string[]>([]);
  useEffect(() => {
    const isMore = told.current.every((sentence, i) => sentence === sentences[i]);
    const fresh = isMore ? sentences.slice(told.current.length) : sentences;
    told.current = sentences;
    if (fresh.length > 0) announce(fresh.join(' '));
  }, [sentences]);
  if (isHidden) return null;
  if (sentences.length === 0) return <Given game={game} />;
  return (
    <div class="happened">
      {cards.map(({ card, isGift }) => (
        <CardPicture key={card} card={cardOf(game.deck, card)} class={isGift ? 'gift' : ''} />
      ))}
      <p>{sentences.join(' ')}</p>
    </div>
  );
}

/** The cards that the draft gives away; already announced. */
function Given({ game }: { readonly game: Game }) {
  const { chairs, own } = useTable();
  const speech = useSpeech();
  const cards = givenAway(game);
  if (cards.length === 0) return null;
  const gift = {
    ...playerArgs(chairs.parties[opponent(own)]),
    cards: speech.words.amounts.and(cards.map(mentionIn(speech, game.deck))),
  };
  return (
    <div class="happened given">
      {cards.map((card) => (
        <CardPicture key={card} card={cardOf(game.deck, card)} class="gift" />
      ))}
      <p>{speech.web.table.gift(gift)}</p>
    </div>
  );
}
