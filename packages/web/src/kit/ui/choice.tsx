// A group of radio buttons.

import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { useListener } from '../browser/useListener.ts';
import * as css from './choice.module.css';

type Option<Value> = {
  readonly value: Value;
  readonly label: string;
  /** A word or two beside the label. */
  readonly detail?: string;
  readonly help?: string;
  /** A line of its own between both. */
  readonly note?: string | undefined;
  readonly picture?: ComponentChildren;
};

type ChoiceProps<Value> = {
  readonly label: string;
  readonly options: ReadonlyArray<Option<Value>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Side by side, one below the other, in a grid, or as cards with pictures. */
  readonly shape?: 'row' | 'list' | 'grid' | 'gallery';
};

export function Choice<Value extends string | number | undefined>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, shape = 'row' } = props;
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useListener(fieldset, 'keydown', () => fieldset.current?.setAttribute('data-keys', ''));
  useListener(fieldset, 'pointerdown', () => fieldset.current?.removeAttribute('data-keys'));
  return (
    <fieldset ref={fieldset} class={css.choice} data-shape={shape}>
      <legend>{label}</legend>
      <div class={css.options}>
        {options.map((option) => (
          <label key={String(option.value)} class={css.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class={css.face} data-part="face">
              {option.picture}
              <span>
                {option.label}
                {option.detail && <span class={css.detail}> {option.detail}</span>}
              </span>
              {option.note && <small class={css.note}>{option.note}</small>}
              {option.help && <small>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
