// A button for what cannot be undone: it asks once more before it does anything.

import { useEffect, useState } from 'preact/hooks';
import '../look/sure.css';

type SureProps = {
  readonly label: string;
  readonly ask: string;
  readonly onSure: () => void;
  readonly class?: string;
  readonly disabled?: boolean;
};

/** Milliseconds after which the question is no longer meant. */
const MEANT = 6000;

export function Sure({ label, ask, onSure, class: name = 'button', disabled = false }: SureProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(() => setAsking(false), MEANT);
    return () => clearTimeout(timer);
  }, [isAsking]);
  return (
    <button
      type="button"
      class={isAsking ? `${name} asking` : name}
      disabled={disabled}
      onClick={({ detail }) => {
        // Whoever clicks twice at once has not read the question.
        if (isAsking && detail > 1) return;
        if (isAsking) onSure();
        setAsking(!isAsking);
      }}
    >
      {isAsking ? ask : label}
    </button>
  );
}
