// The time control: live presets or custom, days per turn, or no clock.

import type { ClockSetting } from '@wagons/protocol';
import { useId } from 'preact/hooks';
import { Choice } from '../../kit/ui/choice.tsx';
import { Token } from '../../play/scenery/token.tsx';
import * as form from '../../kit/ui/form.module.css';
import * as shared from './online.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type Live = ClockSetting & { readonly kind: 'live' };

const live = (minutes: number, increment: number): Live => ({
  kind: 'live',
  seconds: minutes * 60,
  increment,
});
const LIVE: readonly Live[] = [live(3, 3), live(5, 5), live(10, 10), live(15, 15), live(30, 20)];
const KIND_TOKENS = { live: 'watch', days: 'letter', none: 'fire' } as const;
const DAYS = [1, 2, 3, 5, 7, 14] as const;
/** What the protocol allows: half a minute to two hours. */
const MINUTES = { least: 0.5, most: 120 };
const MOST_INCREMENT = 120;

/** All choices, including hidden ones, so that switching back loses nothing. */
export type ClockWish = {
  readonly kind: ClockSetting['kind'];
  /** The preset; undefined if custom. */
  readonly usual: number | undefined;
  readonly minutes: string;
  readonly increment: string;
  readonly days: number;
};

export const FIRST_WISH: ClockWish = { kind: 'live', usual: 2, minutes: '20', increment: '10', days: 3 };

/** The chosen clock; undefined if the numbers are invalid. */
export function clockOf(wish: ClockWish): ClockSetting | undefined {
  if (wish.kind === 'none') return { kind: 'none' };
  if (wish.kind === 'days') return { kind: 'days', days: wish.days };
  if (wish.usual !== undefined) return LIVE[wish.usual];
  const minutes = Number(wish.minutes);
  const increment = Number(wish.increment);
  const isGood =
    wish.minutes.trim() !== '' &&
    wish.increment.trim() !== '' &&
    minutes >= MINUTES.least &&
    minutes <= MINUTES.most &&
    Number.isInteger(minutes * 60) &&
    Number.isInteger(increment) &&
    increment >= 0 &&
    increment <= MOST_INCREMENT;
  return isGood ? { kind: 'live', seconds: minutes * 60, increment } : undefined;
}

/** The wish that has this clock; the hidden choices stay as they are. */
export function wishOf(clock: ClockSetting, wish: ClockWish): ClockWish {
  if (clock.kind === 'none') return { ...wish, kind: 'none' };
  if (clock.kind === 'days') return { ...wish, kind: 'days', days: clock.days };
  const { seconds, increment } = clock;
  const usual = LIVE.findIndex((one) => one.seconds === seconds && one.increment === increment);
  return usual >= 0
    ? { ...wish, kind: 'live', usual }
    : { ...wish, kind: 'live', usual: undefined, minutes: `${seconds / 60}`, increment: `${increment}` };
}

type ClockChoiceProps = { readonly wish: ClockWish; readonly onWish: (wish: ClockWish) => void };

export function ClockChoice({ wish, onWish }: ClockChoiceProps) {
  const { newTable: say } = useSpeech().online;
  return (
    <>
      <Choice
        label={say.time}
        value={wish.kind}
        onChange={(kind) => onWish({ ...wish, kind })}
        options={(['live', 'days', 'none'] as const).map((kind) => ({
          value: kind,
          label: say.kinds[kind].name,
          help: say.kinds[kind].help,
          picture: <Token of={KIND_TOKENS[kind]} />,
        }))}
      />
      {wish.kind === 'live' && (
        <Choice
          label={say.live}
          shape="grid"
          value={wish.usual}
          onChange={(usual) => onWish({ ...wish, usual })}
          options={[
            ...LIVE.map(({ seconds, increment }, i) => ({
              value: i,
              label: say.measure({ minutes: seconds / 60, seconds: increment }),
            })),
            { value: undefined, label: say.otherTime },
          ]}
        />
      )}
      {wish.kind === 'live' && wish.usual === undefined && <OwnTime wish={wish} onWish={onWish} />}
      {wish.kind === 'days' && (
        <Choice
          label={say.days}
          shape="row"
          value={wish.days}
          onChange={(days) => onWish({ ...wish, days })}
          options={DAYS.map((days) => ({ value: days, label: say.dayCount({ days }) }))}
        />
      )}
    </>
  );
}

function OwnTime({ wish, onWish }: ClockChoiceProps) {
  const { newTable: say } = useSpeech().online;
  const help = useId();
  const isWrong = clockOf(wish) === undefined;
  return (
    <div class={shared.ownTime}>
      <label class={form.field}>
        <span>{say.minutes}</span>
        <input
          inputmode="decimal"
          value={wish.minutes}
          aria-invalid={isWrong}
          aria-describedby={help}
          onInput={(event) => onWish({ ...wish, minutes: event.currentTarget.value.replace(',', '.') })}
        />
      </label>
      <label class={form.field}>
        <span>{say.seconds}</span>
        <input
          inputmode="numeric"
          value={wish.increment}
          aria-invalid={isWrong}
          aria-describedby={help}
          onInput={(event) => onWish({ ...wish, increment: event.currentTarget.value })}
        />
      </label>
      <small id={help} role={isWrong ? 'alert' : undefined}>
        {say.limits}
      </small>
    </div>
  );
}
