// The sentence: what to do now, what would happen, what somebody did, or why something cannot be.

import { type Game, opponent, seatToMove, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { playerArgs, refusalText } from '@wagons/words';
import type { ComponentChildren } from 'preact';
import { useConditions } from '../text/conditions.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { mentionIn, titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { useLasting } from '../../kit/ui/useLasting.ts';
import { giftsOf } from '../table/gifts.ts';
import { standingOf } from '../table/preview.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { lineText } from '../text/lineText.ts';
import { useTable } from './tableContext.ts';
import { useWorths } from './worths.ts';

const HintText = lazy(
  () => import('./hintText.tsx'),
  (found) => found.HintText,
);
const Happened = lazy(
  () => import('./happened.tsx'),
  (found) => found.Happened,
  () => null,
);

export function Saying({ game }: { readonly game: Game }) {
  const { hints } = useTable();
  const hint = hints.hint.value;
  const isHinted = hint?.game === game;
  return (
    <section class="saying">
      <p class="now" aria-live="polite">
        {useNow(game)}
      </p>
      {hint && isHinted && <HintText game={game} hint={hint} />}
      {game.moves.length > 0 && <Happened game={game} isHidden={isHinted} />}
    </section>
  );
}

function useNow(game: Game): ComponentChildren {
  const { sitting, table, chairs, lit, pointed, own, large, help } = useTable();
  const speech = useSpeech();
  const { words, web } = speech;
  const say = web.table;
  const title = titleIn(speech, game.deck);
  const conditionOf = useConditions(game.deck);
  const isSlow = useLasting({ isGoing: table.awaited.value !== undefined, milliseconds: SLOW });
  const isDrafting = game.phase === 'draft' && sitting.seat.value !== undefined;
  const worths = useWorths(game, { isWanted: isDrafting && help === 'heat' });
  const line = lit.value;
  const refusal = sitting.refusal.value;
  const seat = sitting.seat.value;

  if (line !== undefined) {
    const tallies = sitting.preview.value?.after ?? standingOf(game).tallies;
    const scoring = game.deal.center[line - TERRAINS.length];
    return (
      <>
        {lineText(speech, tallies[large], line, game.deck)}
        {scoring !== undefined && <br />}
        {scoring !== undefined && conditionOf(cardOf(game.deck, scoring))}
      </>
    );
  }
  if (refusal) {
    const { rule } = refusal.illegal;
    return (
      <>
        {refusalText(words, refusal.illegal)}{' '}
        {rule && <a href={makeRoute({ screen: 'rules', rule })}>{web.shell.places.rules}</a>}
      </>
    );
  }
  if (seat === undefined) {
    const moving = seatToMove(game);
    if (moving === undefined) return say.now.over;
    return isSlow ? say.thinking({ name: chairs.names[moving] }) : ' ';
  }
  const ask = (what: string): string =>
    chairs.reader ? what : say.addressed({ who: chairs.names[seat], what });
  if (game.phase === 'draft' && pointed.value !== undefined) {
    const gifts = giftsOf(game, pointed.value, worths);
    const mention = mentionIn(speech, game.deck);
    const cards = words.amounts.and((gifts?.given ?? []).map(({ card }) => mention(card)));
    const to = playerArgs(chairs.parties[opponent(own)]);
    const theirs = (gifts?.given ?? []).reduce((sum, { brings = 0 }) => sum + brings, 0);
    return [
      `${title(pointed.value)}.`,
      cards === '' ? say.noGift : say.gift({ ...to, cards }),
      ...(gifts?.brings === undefined
        ? []
        : [say.giftWorth({ own: words.amounts.signed(gifts.brings), theirs: words.amounts.signed(theirs) })]),
    ].join(' ');
  }
  switch (game.phase) {
    case 'pickStart':
    case 'draft':
      return ask(say.now[game.phase]);
    case 'place': {
      const [{ card, free }, ...rest] = game.held;
      const more = rest.filter((held) => held.seat === seat).length;
      return ask(say.now.place({ card: mentionIn(speech, game.deck)(card), free, more }));
    }
    case 'over':
      return say.now.over;
  }
}

const SLOW = 300;
