// A group of radio buttons.

import { useId, useRef } from 'preact/hooks';
import { useListener } from '../browser/useListener.ts';
import '../look/choice.css';

type Option<Value> = { readonly value: Value; readonly label: string; readonly help?: string };

type ChoiceProps<Value> = {
  readonly label: string;
  readonly options: ReadonlyArray<Option<Value>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Side by side, one below the other, or in a grid. */
  readonly shape?: 'row' | 'list' | 'grid';
};

export function Choice<Value extends string | number | undefined>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, shape = 'row' } = props;
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useListener(fieldset, 'keydown', () => fieldset.current?.setAttribute('data-keys', ''));
  useListener(fieldset, 'pointerdown', () => fieldset.current?.removeAttribute('data-keys'));
  return (
    <fieldset ref={fieldset} class="choice" data-shape={shape}>
      <legend>{label}</legend>
      <div class="options">
        {options.map((option) => (
          <label key={String(option.value)} class="option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class="face">
              <span>{option.label}</span>
              {option.help && <small>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
