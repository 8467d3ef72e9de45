// A scoring card in full: its pictogram at its best size, and its sentence.

import { ScoringCard } from '@wagons/board';
import type { Card } from '@wagons/rules';
import { Dialog } from '../../app/dialog.tsx';
import { makeRoute } from '../../app/route.ts';
import { useSpeech } from '../../app/speech.ts';

type ScoringDialogProps = {
  readonly title: string;
  readonly card: Card;
  readonly sentence: string;
  /** Whether the page about the cards tells more. */
  readonly isOurs: boolean;
  readonly onClose: () => void;
};

export function ScoringDialog({ title, card, sentence, isOurs, onClose }: ScoringDialogProps) {
  return (
    <Dialog heading={title} onClose={onClose}>
      <ScoringCard title={title} bonus={card.bonus} sentence={sentence} />
      {isOurs && (
        <p>
          <a href={makeRoute({ screen: 'cards', card: card.id })}>{useSpeech().web.shell.places.cards}</a>
        </p>
      )}
    </Dialog>
  );
}
