// A scoring card opened in place on a small screen: over the strip that it belongs to, until it is tapped again.

import { ScoringCard } from '@wagons/board';
import type { Card } from '@wagons/rules';
import { useEffect } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

type OpenConditionProps = {
  readonly title: string;
  readonly card: Card;
  readonly sentence: string;
  readonly onClose: () => void;
};

export function OpenCondition({ title, card, sentence, onClose }: OpenConditionProps) {
  const { shell } = useSpeech().web;
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onClose]);
  return (
    <div class="open-condition" role="dialog" aria-label={title}>
      <button type="button" class="open-condition-close" aria-label={shell.close} onClick={onClose}>
        <ScoringCard title={title} bonus={card.bonus} sentence={sentence} />
      </button>
      <a href={makeRoute({ screen: 'cards', card: card.id })}>{shell.places.cards}</a>
    </div>
  );
}
