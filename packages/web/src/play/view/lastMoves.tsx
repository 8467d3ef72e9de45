// The moves since the reader's last one, announced and shown; then what the reader gives away.

import { type CardId, type Game, opponent, seatToMove } from '@wagons/rules';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { usePainted } from '../../kit/browser/usePainted.ts';
import { mentionIn, pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { madeMoves } from '../table/turns.ts';
import { didText, givenAway, inShort, lastOfOthers, townStart } from '../text/moveTexts.ts';
import { useSpotAnnouncement } from './spotAnnouncement.ts';
import { RichText } from './richText.tsx';
import { useTable } from './tableContext.ts';
import './lastMoves.css';
import { playerArgs } from '@wagons/words';

/** While hidden it still tracks what was announced. */
type LastMovesProps = { readonly game: Game; readonly isHidden: boolean };

export function LastMoves({ game: latest, isHidden }: LastMovesProps) {
  const game = usePainted<Game | undefined>(latest, undefined);
  return useMemo(() => game && <Told {...{ game, isHidden }} />, [game, isHidden]);
}

function Told({ game, isHidden }: LastMovesProps) {
  const { table, sitting, chairs, own, help } = useTable();
  const speech = useSpeech();
  useSpotAnnouncement({ sitting, help });
  const since = chairs.reader ? own : seatToMove(table.game.value);
  const { sentences, pictured } = useMemo(() => {
    const others = inShort(chairs.isWatched ? madeMoves(game).slice(-3) : lastOfOthers(game, since));
    const start = chairs.isWatched ? undefined : townStart(game, since);
    const tell = (mention: (card: CardId) => string) => [
      ...others.map((done) => didText(speech, done, mention, chairs.parties)),
      ...(start === undefined ? [] : [speech.web.table.started({ card: mention(start) })]),
    ];
    return { sentences: tell(mentionIn(speech, game.deck)), pictured: tell(pictureIn(speech, game.deck)) };
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
    <p class="happened">
      <RichText text={pictured.join(' ')} deck={game.deck} />
    </p>
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
    cards: speech.words.amounts.and(cards.map(pictureIn(speech, game.deck))),
  };
  return (
    <p class="happened given">
      <RichText text={speech.web.table.gift(gift)} deck={game.deck} />
    </p>
  );
}
