// A switch, as a native checkbox.

import '../look/switch.css';

type SwitchProps = {
  readonly label: string;
  readonly help?: string;
  readonly checked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function Switch({ label, help, checked, isDisabled, onChange }: SwitchProps) {
  return (
    <label class="switch">
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
