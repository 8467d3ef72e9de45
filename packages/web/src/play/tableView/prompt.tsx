// What a game says beside the towns: what to do now, what taking a card would give away, or why a spot is illegal.

import { type CardId, type Game, opponent, type Seat, seatToMove } from '@wagons/rules';
import { playerArgs, refusalText } from '@wagons/words';
import type { ComponentChildren } from 'preact';
import { makeRoute } from '../../kit/browser/route.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { useDelayedFlag } from '../../kit/ui/useDelayedFlag.ts';
import type { ShownStep } from '../table/followed.ts';
import { giftsOf } from '../table/gifts.ts';
import { standingOf } from '../table/preview.ts';
import { didText } from '../text/moveTexts.ts';
import { opponentArgs, roleArgs } from '../text/viewpoint.ts';
import { RichText } from '../view/richText.tsx';
import { usePlay } from './model.ts';
import { PointedLine } from './reasons.tsx';
import { Now, Saying } from './saying.tsx';
import * as css from './saying.module.css';
import type { CardGain } from '@wagons/ai';
import { useEffect, useState } from 'preact/hooks';
import { ports } from '../local/ports.ts';

const HintText = lazy(
  () => import('./hintText.tsx'),
  (found) => found.HintText,
);
const LastMoves = lazy(
  () => import('./lastMoves.tsx'),
  (found) => found.LastMoves,
  () => null,
);

/** How long a computer may think before that is said, in milliseconds. */
const SLOW = 300;

export function GamePrompt() {
  const { hints, note, game } = usePlay();
  const hint = hints.hint.value;
  const isHinted = hint?.game === game;
  return (
    <>
      <Saying>
        <Now>{useNow()}</Now>
      </Saying>
      <section class={css.news} data-part="news">
        {note}
        {hint && isHinted && <HintText game={game} hint={hint} />}
        {game.moves.length > 0 && <LastMoves game={game} isHidden={isHinted} />}
      </section>
    </>
  );
}

function useNow(): ComponentChildren {
  const { game, hand, table, viewpoint, large, lit, pointed, selected, follow } = usePlay();
  const { words, web } = useSpeech();
  const pointedCard = usePointedCard(game);
  const task = useTask(game);
  const isSlow = useDelayedFlag({ isOn: table.awaited.value !== undefined, milliseconds: SLOW });
  const refusal = hand.refusal.value;
  const step = follow?.step.value;
  if (step) return <StepText step={step} />;
  if (lit.value !== undefined) return <PointedLine game={game} line={lit.value} />;
  if (refusal) {
    const { rule } = refusal.illegal;
    return (
      <>
        {refusalText(words, refusal.illegal)}{' '}
        {rule && <a href={makeRoute({ screen: 'rules', rule })}>{web.shell.places.rules}</a>}
      </>
    );
  }
  const seat = hand.seat.value;
  if (seat === undefined) {
    const moving = seatToMove(game);
    if (moving === undefined) return web.table.now.over;
    return isSlow ? web.table.thinking({ name: viewpoint.names[moving] }) : ' ';
  }
  if (game.phase === 'place' && seat !== large) return <WayBack />;
  const card = pointed.value ?? selected.value;
  const text = game.phase === 'draft' && card !== undefined ? pointedCard(card) : task(seat);
  return <RichText text={text} deck={game.deck} />;
}

/** What someone else just did, and what it scored. */
function StepText({ step }: { readonly step: ShownStep }) {
  const { game, viewpoint } = usePlay();
  const speech = useSpeech();
  const { amounts } = speech.words;
  const total = (at: Game): number => standingOf(at).tallies[step.by].total;
  const gain = step.at === 'scored' ? total(game) - total(step.before) : 0;
  return (
    <span data-part="step" data-at={step.at}>
      <RichText
        text={didText(speech, step, pictureIn(speech, game.deck), viewpoint.parties)}
        deck={game.deck}
      />
      {gain !== 0 && <b class={css.gain} data-seat={step.by}>{` ${amounts.signed(gain)}`}</b>}
    </span>
  );
}

/** While the opponent's town is the large one, there is nothing to place in it. */
function WayBack() {
  const { viewpoint, large, swap } = usePlay();
  const { townOf, actions } = useSpeech().web.table;
  return (
    <>
      {townOf(roleArgs(viewpoint, large))}{' '}
      <button type="button" class="button" onClick={swap}>
        {actions.swap}
      </button>
    </>
  );
}

/** What drafting a card takes and gives away. */
function usePointedCard(game: Game): (card: CardId) => string {
  const { hand, viewpoint, own } = usePlay();
  const speech = useSpeech();
  const isDrafting = game.phase === 'draft' && hand.seat.value !== undefined;
  const gains = useGains(game, { isWanted: isDrafting && hand.placementHelp === 'heat' });
  return (card) => {
    const { amounts } = speech.words;
    const say = speech.web.table;
    const gifts = giftsOf(game, card, gains);
    const mention = pictureIn(speech, game.deck);
    const cards = amounts.and((gifts?.given ?? []).map((gift) => mention(gift.card)));
    const to = playerArgs(viewpoint.parties[opponent(own)]);
    const theirs = (gifts?.given ?? []).reduce((sum, { brings = 0 }) => sum + brings, 0);
    return [
      say.takes({ card: mention(card) }),
      cards === '' ? say.noGift : say.gift({ ...to, cards }),
      ...(gifts?.brings === undefined
        ? []
        : [
            say.giftWorth({
              own: amounts.signed(gifts.brings),
              theirs: amounts.signed(theirs),
              ...opponentArgs(viewpoint, opponent(own)),
            }),
          ]),
    ].join(' ');
  };
}

/** What the player to move has to do. */
function useTask(game: Game): (seat: Seat) => string {
  const { hand, viewpoint } = usePlay();
  const speech = useSpeech();
  const say = speech.web.table;
  const isChosen = hand.isChosen.value;
  return (seat) => {
    const ask = (what: string): string =>
      viewpoint.reader ? what : say.addressed({ who: viewpoint.names[seat], what });
    switch (game.phase) {
      case 'pickStart':
        return ask(say.now.pickStart(opponentArgs(viewpoint, opponent(seat))));
      case 'draft':
        return ask(say.now.draft);
      case 'place': {
        const [{ card, free }, ...rest] = game.held;
        const picture = pictureIn(speech, game.deck)(card);
        const more = rest.filter((held) => held.seat === seat).length;
        const isFirst = !free && game.towns[seat].length === 0;
        if (isChosen) return ask(say.now[isFirst ? 'placeFirst' : 'placeHere']({ card: picture }));
        return ask(say.now.place({ card: picture, free, more, dots: hand.placementHelp !== 'off' }));
      }
      case 'over':
        return say.now.over;
    }
  };
}

/** What each circle card would gain at once: one question per draft. Undefined until it is answered, or while not wanted. */
function useGains(game: Game, { isWanted }: { readonly isWanted: boolean }): readonly CardGain[] | undefined {
  const [found, setFound] = useState<{ readonly game: Game; readonly gains: readonly CardGain[] }>();
  useEffect(() => {
    if (!isWanted || game.phase !== 'draft') return undefined;
    const pending = ports.engine().ask({ is: 'gains', game });
    void pending.answer.then((answer) => {
      if (answer.ok) setFound({ game, gains: answer.value });
    });
    return pending.cancel;
  }, [isWanted, game]);
  return isWanted && found?.game === game ? found.gains : undefined;
}
