// The hint in a few short lines: the move, its value, and why the next best is worse.

import { type Analysis, difference, type Prospect } from '@wagons/ai';
import type { BySeat, CardId, Game, Move } from '@wagons/rules';
import { endText, moveText, type Party, reasonTexts, type Words } from '@wagons/words';
import { allWords } from '../../kit/lazy/allWords.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { layout } from '../../kit/browser/appearance.ts';
import { settings } from '../../kit/storage/storage.ts';
import { pictureIn, titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { giftsOf } from '../table/gifts.ts';
import type { Worths } from '../thinking/thinker.ts';
import type { Hint } from './hints.ts';
import { RichText } from './richText.tsx';
import { useTable } from './tableContext.ts';
import { useWorths } from './worths.ts';
import './hint.css';

export const HintText = allWords.wait(laterWords.wait(Text));

function Text({ game, hint }: { readonly game: Game; readonly hint: Hint }) {
  const { sitting, chairs, hints, pointed } = useTable();
  const speech = useSpeech();
  const { web } = speech;
  const words = allWords.use();
  const say = laterWords.use().menu.hint;
  const worths = useWorths(game, { isWanted: hint.state === 'found' && game.phase === 'draft' });
  const found = hint.state === 'found' ? hint.analysis : undefined;
  const show = ({ move }: Prospect): void => {
    if (layout.peek() !== 'wide') hints.close();
    if (move.type !== 'place') {
      pointed.value = move.card;
      return;
    }
    sitting.lift();
    if (sitting.rotation.peek() !== move.rotation) sitting.turnCard();
    sitting.aim(undefined);
    if (settings.confirm.peek()) sitting.choose(move.cell);
    else sitting.aim(move.cell);
  };
  return (
    <div class="hint" role="status">
      {found ? (
        <Advice
          words={words}
          game={game}
          analysis={found}
          worths={worths ?? []}
          title={titleIn(speech, game.deck)}
          mention={pictureIn(speech, game.deck)}
          parties={chairs.parties}
        />
      ) : (
        <p class="lead">{hint.state === 'failed' ? say.failed : say.searching}</p>
      )}
      {found && (
        <button type="button" class="button" onClick={() => show(found.candidates[0])}>
          {say.show}
        </button>
      )}
      <button type="button" class="plain" aria-label={web.shell.close} onClick={hints.close}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

type AdviceProps = {
  readonly words: Words;
  readonly game: Game;
  readonly analysis: Analysis;
  readonly worths: Worths;
  readonly title: (card: CardId) => string;
  /** A card as a picture. */
  readonly mention: (card: CardId) => string;
  readonly parties: BySeat<Party>;
};

/** The move, its value, and the difference to the best move that is worse. */
function Advice(props: AdviceProps) {
  const { words, game, title, mention, parties } = props;
  const { seat, candidates } = props.analysis;
  const { amounts, analysis } = words;
  const [best, second] = candidates;
  const { move } = best;
  const worse = candidates.find(({ value }) => value < best.value);
  const isPlacing = move.type === 'place';
  const reasons = worse
    ? reasonTexts(words, { difference: differenceOf(best, worse), title, mover: seat, parties })
    : [second ? equally(props, second.move) : analysis.onlyMove];
  return (
    <>
      <p class="lead">
        <RichText text={requestOf(props, move)} deck={game.deck} />
        {isPlacing && (
          <span class="unseen">{` ${amounts.number(move.cell.x)},${amounts.number(move.cell.y)}`}</span>
        )}
      </p>
      <p>
        <RichText
          deck={game.deck}
          text={analysis.hint.value({
            end: endText(words, parties[seat], best.value),
            certainty: analysis.certainty[best.proven ? 'proven' : 'estimate'],
            hasBetter: worse !== undefined,
            points: words.points(best.value - (worse?.value ?? best.value)),
            hasCard: worse !== undefined && !isPlacing,
            card: worse ? mention(worse.move.card) : '',
          })}
        />
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <RichText text={reason} deck={game.deck} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What to do; for a draft also what it scores and gives away immediately. */
function requestOf({ words, game, worths, mention }: AdviceProps, move: Move): string {
  const { amounts } = words;
  const { hint } = words.analysis;
  const card = mention(move.card);
  switch (move.type) {
    case 'pickStart':
      return hint.pickStart({ card });
    case 'draft': {
      const { given = [], brings: own } = giftsOf(game, move.card, worths) ?? {};
      const theirs = given.reduce((sum, { brings = 0 }) => sum + brings, 0);
      return hint.draft({
        card,
        given: given.length,
        hasWorth: own !== undefined,
        own: amounts.signed(own ?? 0),
        theirs: amounts.signed(theirs),
      });
    }
    case 'place':
      return hint.place({ card, rotation: move.rotation });
  }
}

/** Spots have no names, so an equal placement is not named. */
const equally = ({ words, game, title, mention }: AdviceProps, move: Move): string =>
  move.type === 'place'
    ? words.analysis.hint.otherwise
    : words.analysis.equallyGood({ move: moveText(words, { game, move, title, mention }) });

const differenceOf = (best: Prospect, second: Prospect) => ({
  first: difference(best.tallies.first, second.tallies.first),
  second: difference(best.tallies.second, second.tallies.second),
});
