// The name that others see, and a way to change it.

import type { Me } from '@wagons/protocol';
import { useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { NewName } from './newName.tsx';
import { Standing } from './person.tsx';
import * as shared from './online.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

export function OwnName({ self }: { readonly self: Me }) {
  const { lobby } = useSpeech().online;
  const [isChanging, setChanging] = useState(false);
  const close = (): void => setChanging(false);
  if (isChanging) {
    return (
      <NewName
        self={self}
        onSaved={(text) => {
          announce(text);
          close();
        }}
        onCancel={close}
      />
    );
  }
  return (
    <p class={shared.ownName}>
      <span>
        {lobby.playAs({ name: self.name })} <Standing person={self} />
      </span>
      <button type="button" class="button" onClick={() => setChanging(true)}>
        {lobby.rename}
      </button>
    </p>
  );
}
