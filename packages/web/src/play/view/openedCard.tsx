// A scoring card that was opened: in a dialog with its rules, or on a small screen in place, until it is tapped again.

import { ScoringCard } from '@wagons/board';
import { useEffect } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { ScoringDialog, type ScoringDialogProps } from './scoringDialog.tsx';
import './openedCard.css';

export const OpenedCard = (props: ScoringDialogProps) =>
  layout.value === 'wide' ? <ScoringDialog {...props} /> : <InPlace {...props} />;

function InPlace({ title, card, sentence, onClose }: ScoringDialogProps) {
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
