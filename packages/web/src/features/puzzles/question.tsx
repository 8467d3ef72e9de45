// What a puzzle asks, with its cards as pictures, and the hints taken so far.

import { type CardId, TERRAINS } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { RichText } from '../../play/view/richText.tsx';
import type { Attempt } from './attempt.ts';
import { bestPlacements, keyLine } from './explain.ts';
import { useLineNames } from './lineNames.ts';
import * as css from './puzzle.module.css';

type QuestionProps = { readonly attempt: Attempt; readonly children: ComponentChildren };

export function Question({ attempt, children }: QuestionProps) {
  const { game } = attempt.task;
  const text = useTaskText(attempt);
  const hints = useHintTexts(attempt).slice(0, attempt.hints.value);
  const last = hints.at(-1);
  useEffect(() => announce(text), [text]);
  useEffect(() => {
    if (last !== undefined) announce(last);
  }, [last]);
  return (
    <section class={css.question}>
      <p class={css.task}>
        <RichText text={text} deck={game.deck} />
      </p>
      {children}
      {hints.length > 0 && (
        <ol class={css.hints}>
          {hints.map((hint) => (
            <li key={hint}>
              <RichText text={hint} deck={game.deck} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The question as a sentence. */
function useTaskText({ puzzle, task }: Attempt): string {
  const speech = useSpeech();
  const { and } = useSpeech().game.amounts;
  const { ask } = useSpeech().puzzles.solve;
  const { game, cards } = task;
  const picture = pictureIn(speech, game.deck);
  const list = and(cards.map(picture));
  switch (task.kind) {
    case 'placeOne':
      return ask.placeOne({ card: list });
    case 'placeThree':
      return ask.placeThree({ cards: list });
    case 'gift':
      return ask.gift({ card: picture(game.circle[puzzle.skips] ?? ''), cards: list });
    case 'duel':
      return ask.duel({ count: game.circle.length });
  }
}

/** The hints, from the general to the spot. */
function useHintTexts({ puzzle, task }: Attempt): readonly string[] {
  const speech = useSpeech();
  const { hints } = useSpeech().puzzles.solve;
  const nameOf = useLineNames(task.game);
  const [first] = bestPlacements(puzzle, task);
  const picture = (card: CardId): string => pictureIn(speech, task.game.deck)(card);
  const { line, gain } = keyLine(puzzle, task);
  const terrain = TERRAINS[line];
  const name = terrain ? speech.game.analysis.terrains[terrain] : nameOf(line);
  const card = picture(first?.card ?? '');
  // The card of a duel is half of the answer, so it isn't the first thing that is said.
  const general =
    gain > 0
      ? [
          hints.line({ line: name, points: gain }),
          task.kind === 'duel' ? `${hints.take({ card })} ${hints.area({ card })}` : hints.area({ card }),
        ]
      : [hints.take({ card }), hints.area({ card })];
  return [
    ...general,
    hints.spot({ card, rotation: first?.rotation === 'upsideDown' ? 'upsideDown' : 'other' }),
  ];
}
