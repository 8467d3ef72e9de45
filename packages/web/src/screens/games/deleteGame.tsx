// Deletes a game, but asks before.

import { announce } from '../../app/announcer.tsx';
import { Ask } from '../../app/ask.tsx';
import { games } from '../../app/desk.ts';
import { focusHeading } from '../../app/focusHeading.ts';
import { laterWords } from '../../app/laterWords.ts';
import { usePagesWords } from '../pagesWords.ts';

/** `text` says which game it is. */
export function DeleteGame({ id, text }: { readonly id: string; readonly text: string }) {
  const say = usePagesWords().games;
  return (
    <Ask
      act={say.delete}
      to={text}
      question={laterWords.use().menu.abandonAsk}
      onSure={() => {
        games.remove(id);
        // The button that had the focus goes with the game.
        focusHeading();
        announce(say.deleted);
      }}
    />
  );
}
