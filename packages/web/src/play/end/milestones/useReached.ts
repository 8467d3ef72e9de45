// The milestones that a finished game reached.

import { useMemo } from 'preact/hooks';
import { games, printedDeck } from '../../local/library.ts';
import type { KeptGame } from '../../store/keptGame.ts';
import { type GameFacts, isWon, resultOf } from './facts.ts';
import { allCards, CARDS, type Milestone, resultMilestones } from './milestones.ts';
import { useFacts } from './useFacts.ts';

/** By the id of a stored game. The win with every scoring card follows when enough games were replayed. */
export function useReached(id: string): ReadonlyArray<Milestone['of']> {
  const list = games.list.value;
  const reached = useMemo(
    () => resultMilestones(list.flatMap((kept) => resultOf(kept) ?? [])).filter(({ by }) => by === id),
    [list, id],
  );
  const wins = useMemo(() => printedWins(list, id), [list, id]);
  const { facts, read, all } = useFacts(wins, hasNoNewCard);
  const isComplete = all > 0 && read === all && allCards(facts, printedDeck.hash).by === id;
  return [...reached.map(({ of }) => of), ...(isComplete ? (['allCards'] as const) : [])];
}

/** Scoring cards of a game. */
const CENTER = 3;

/** The wins with the printed deck up to this game, which comes first; none if it can't complete the cards. */
function printedWins(list: readonly KeptGame[], id: string): readonly KeptGame[] {
  const isPrintedWin = (kept: KeptGame): boolean => {
    const result = resultOf(kept);
    return result !== undefined && result.deck === printedDeck.hash && isWon(result);
  };
  const own = list.find((kept) => kept.id === id);
  if (!own || !isPrintedWin(own)) return [];
  const earlier = list.filter((kept) => kept.id !== id && kept.changed <= own.changed && isPrintedWin(kept));
  return (1 + earlier.length) * CENTER < CARDS ? [] : [own, ...earlier];
}

/** Whether every card of the first game was in a win before. */
const hasNoNewCard = ([own, ...earlier]: readonly GameFacts[]): boolean =>
  own?.cards.every(({ card }) => earlier.some(({ cards }) => cards.some((one) => one.card === card))) ??
  false;
