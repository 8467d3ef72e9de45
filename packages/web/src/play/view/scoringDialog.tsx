// A scoring card in full: pictogram, sentence, and rules.

import { ScoringCard } from '@wagons/board';
import type { Card, Deck } from '@wagons/rules';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { CardLaw } from './cardLaw.tsx';

type ScoringDialogProps = {
  readonly title: string;
  readonly deck: Deck;
  readonly card: Card;
  readonly sentence: string;
  readonly onClose: () => void;
};

export function ScoringDialog({ title, deck, card, sentence, onClose }: ScoringDialogProps) {
  return (
    <Dialog heading={title} onClose={onClose}>
      <ScoringCard title={title} bonus={card.bonus} sentence={sentence} />
      <CardLaw title={title} deck={deck} card={card.id} />
    </Dialog>
  );
}
