// Deletes a game, with a confirmation.

import { announce } from '../../kit/browser/announcer.tsx';
import { Ask } from '../../kit/ui/ask.tsx';
import { games } from '../../play/local/library.ts';
import { focusHeading } from '../../kit/browser/focusHeading.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';

/** `text` describes the game. */
export function DeleteGame({ id, text }: { readonly id: string; readonly text: string }) {
  const say = usePagesWords().games;
  return (
    <Ask
      act={say.delete}
      to={text}
      question={laterWords.use().menu.abandonAsk}
      onSure={() => {
        games.remove(id);
        // The focused button disappears with the game.
        focusHeading();
        announce(say.deleted);
      }}
    />
  );
}
