// A switch, as a native checkbox.

import * as css from './switch.module.css';

type SwitchProps = {
  readonly label: string;
  readonly help?: string;
  readonly checked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function Switch({ label, help, checked, isDisabled, onChange }: SwitchProps) {
  return (
    <label class={css.toggle}>
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
