// The hint in a few short lines: the move and a button that shows it, its value, and why the next best is worse.

import type { CardGain } from '@wagons/ai';
import { alternativeTo, difference, type Prospect, type TallyDifference } from '@wagons/ai/grades';
import type { Answers } from '@wagons/ai/service';
import type { BySeat, CardId, Game, Move, Seat } from '@wagons/rules';
import { type DraftWorth, hintTexts, type Party, type Words } from '@wagons/words';
import type { ComponentChildren } from 'preact';
import { layout } from '../../kit/browser/appearance.ts';
import { settings } from '../../kit/storage/storage.ts';
import { pictureIn, titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { giftsOf } from '../table/gifts.ts';
import { previewOf } from '../table/preview.ts';
import type { Hint } from './hints.ts';
import { RichText } from '../view/richText.tsx';
import { usePlay } from './model.ts';
import * as css from './hint.module.css';

export function HintText({ game, hint }: { readonly game: Game; readonly hint: Hint }) {
  const { turnDraft, viewpoint, hints, selected } = usePlay();
  const speech = useSpeech();
  const { web } = speech;
  const words = useSpeech().game;
  const say = useSpeech().app.menu.hint;
  const found = hint.state === 'found' ? hint.analysis : undefined;
  const show = ({ move }: Prospect): void => {
    if (layout.peek() !== 'wide') hints.close();
    if (move.type !== 'place') {
      selected.value = move.card;
      return;
    }
    turnDraft.lift();
    if (turnDraft.rotation.peek() !== move.rotation) turnDraft.turnCard();
    turnDraft.aim(undefined);
    if (settings.confirm.peek()) turnDraft.choose(move.cell);
    else turnDraft.aim(move.cell);
  };
  return (
    <div class={css.hint} data-part="hint" role="status">
      {found ? (
        <Advice
          words={words}
          game={game}
          analysis={found}
          title={titleIn(speech, game.deck)}
          mention={pictureIn(speech, game.deck)}
          parties={viewpoint.parties}
        >
          <button type="button" class="button" onClick={() => show(found.candidates[0])}>
            {say.show}
          </button>
        </Advice>
      ) : (
        <p class={css.lead}>{hint.state === 'failed' ? say.failed : say.searching}</p>
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
  readonly analysis: Answers['hint'];
  readonly title: (card: CardId) => string;
  /** A card as a picture. */
  readonly mention: (card: CardId) => string;
  readonly parties: BySeat<Party>;
  /** What follows the move. */
  readonly children: ComponentChildren;
};

/** The move, its value, and how the next best compares. */
function Advice({ words, game, analysis, children, ...context }: AdviceProps) {
  const { seat, candidates, gains } = analysis;
  const { amounts } = words;
  const [best] = candidates;
  const { move } = best;
  const { lead, now, value, compared, reasons } = hintTexts(words, {
    ...context,
    game,
    seat,
    best,
    alternative: alternativeTo(game, analysis),
    worth: worthOf(game, move, gains),
    gain: gainOf(game, seat, move),
  });
  return (
    <>
      <p class={css.lead}>
        <RichText text={lead} deck={game.deck} />
        {move.type === 'place' && (
          <span class="unseen">{` ${amounts.number(move.cell.x)},${amounts.number(move.cell.y)}`}</span>
        )}
      </p>
      {children}
      {now !== '' && <p>{now}</p>}
      <p>
        <RichText deck={game.deck} text={value} />
      </p>
      {compared !== '' && reasons.length > 0 && <p class={css.compared}>{compared}</p>}
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

/** What a placement changes in the tally right away. */
function gainOf(game: Game, seat: Seat, move: Move): TallyDifference | undefined {
  if (move.type !== 'place') return undefined;
  const { before, after } = previewOf(game, seat, move);
  return difference(after[seat], before[seat]);
}

/** What a draft scores and gives away immediately. */
function worthOf(game: Game, move: Move, gains: readonly CardGain[]): DraftWorth {
  const { given = [], brings: own } = giftsOf(game, move.card, gains) ?? {};
  return { given: given.length, own, theirs: given.reduce((sum, { brings = 0 }) => sum + brings, 0) };
}
