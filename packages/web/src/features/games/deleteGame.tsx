// Deletes a game, with a confirmation.

import { announce } from '../../kit/browser/announcer.tsx';
import { Ask } from '../../kit/ui/ask.tsx';
import { games } from '../../play/local/library.ts';
import { focusHeading } from '../../kit/browser/focusHeading.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

/** `text` describes the game. */
export function DeleteGame({ id, text }: { readonly id: string; readonly text: string }) {
  const say = useSpeech().pages.games;
  return (
    <Ask
      act={say.delete}
      to={text}
      question={useSpeech().app.menu.abandonAsk}
      onSure={() => {
        games.remove(id);
        // The focused button disappears with the game.
        focusHeading();
        announce(say.deleted);
      }}
    />
  );
}
