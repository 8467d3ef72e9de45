// What a link in a mail opens: agree to alerts at the address, or stop them. Only a click does it, because mail programs
// look at links too.

import { useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Page } from '../../kit/ui/page.tsx';
import { api } from '../../online/api.ts';
import { type AnyTrouble, useAction } from '../../online/ui/requests.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';

type MailLinkScreenProps = { readonly secret: string; readonly what: 'confirm' | 'stop' };

const ROUTE = { confirm: 'confirmMail', stop: 'stopMail' } as const;

export function MailLinkScreen({ secret, what }: MailLinkScreenProps) {
  const { link } = useSpeech().alerts;
  const { act, isBusy, trouble } = useAction();
  const [isDone, setDone] = useState(false);
  const say = link[what];
  const run = (): void =>
    act(
      () => api(ROUTE[what], { params: { key: secret } }),
      () => {
        setDone(true);
        announce(say.done);
      },
    );
  const isOld = isUnknown(trouble);
  return (
    <Page heading={link.heading} scene={<Scenery of="invitation" />}>
      {isDone && <p class="message">{say.done}</p>}
      {isOld && <p role="alert">{link.unknown}</p>}
      {trouble && !isOld && <TroubleMessage trouble={trouble} />}
      {!isDone && !isOld && (
        <>
          <p>{say.ask}</p>
          <p>
            <button type="button" class="button main" disabled={isBusy} onClick={run}>
              {say.act}
            </button>
          </p>
        </>
      )}
    </Page>
  );
}

const isUnknown = (trouble: AnyTrouble | undefined): boolean =>
  trouble?.what === 'refused' && trouble.problem.code === 'noSuchAddress';
