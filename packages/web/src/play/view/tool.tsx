// An icon button with a tooltip.

import { Sign, type SignName } from './sign.tsx';

type ToolProps = {
  readonly sign: SignName;
  readonly label: string;
  readonly isOff?: boolean;
  /** Without a frame, for bars. */
  readonly isPlain?: boolean;
  readonly act: () => void;
};

export function Tool({ sign, label, isOff = false, isPlain = false, act }: ToolProps) {
  return (
    <button
      type="button"
      class={isPlain ? 'plain' : 'button tool'}
      title={label}
      aria-label={label}
      data-tool={sign}
      disabled={isOff}
      onClick={act}
    >
      <Sign name={sign} />
    </button>
  );
}
