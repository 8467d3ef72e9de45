// Tells the owner of an account what was added to it elsewhere.

import { useLayoutEffect, useState } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { beginNews, newsOf, noteNews } from '../accountNews.ts';
import { isSignedIn, me } from '../me.ts';

export function AccountNotice() {
  const { account: say, formats } = useSpeech().online;
  const { close } = useSpeech().web.shell;
  const [, setClosed] = useState(0);
  const self = me.value;
  const isOwner = isSignedIn(self) && self.account;
  useLayoutEffect(() => {
    if (isOwner) beginNews(self);
  }, [isOwner, self]);
  if (!isOwner) return null;
  const { passkeyAt, codesAt } = newsOf(self);
  if (passkeyAt === undefined && codesAt === undefined) return null;
  return (
    <div class="message" role="status" data-part="account-news">
      {passkeyAt !== undefined && <p>{say.passkey.news({ date: formats.moment(passkeyAt) })}</p>}
      {codesAt !== undefined && <p>{say.codes.news({ date: formats.moment(codesAt) })}</p>}
      <div class="acts">
        <a class="button" href={makeRoute({ screen: 'account' })}>
          {say.heading}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            noteNews(self);
            setClosed((times) => times + 1);
          }}
        >
          {close}
        </button>
      </div>
    </div>
  );
}
