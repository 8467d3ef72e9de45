// The link that carries a whole pad.

import { linkTo } from '../../kit/browser/navigation.ts';
import { Share } from '../../kit/ui/share.tsx';
import { tallyPad } from './pad.ts';
import type { PadEditor } from './padEditor.ts';
import { makePad } from './padText.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

type SharePadProps = { readonly editor: PadEditor; readonly onClose: () => void };

export function SharePad({ editor: { whole }, onClose }: SharePadProps) {
  const say = useSpeech().pages.pad;
  const { first, second } = tallyPad(whole.value);
  return (
    <Share
      heading={say.shareHeading}
      text={say.shareText({ first: first.total, second: second.total })}
      link={linkTo({ screen: 'pad', filled: makePad(whole.value) })}
      onClose={onClose}
    />
  );
}
