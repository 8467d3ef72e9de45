// The replay screen: shows the game in the address, or asks for one.

import { parseCode } from '@wagons/rules/notation';
import { useMemo } from 'preact/hooks';
import { Message } from '../../kit/ui/message.tsx';
import { games } from '../../play/local/library.ts';
import { Page } from '../../kit/ui/page.tsx';
import { CodeProblem } from '../../kit/ui/problems.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { OpenGame } from './openGame.tsx';
import { ReplayView } from './replayView.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';

/** The view needs these texts. */
const SpokenView = ReplayView;

type ReplayProps = { readonly code?: string; readonly at?: number };

export function ReplayScreen({ code, at }: ReplayProps) {
  const { web } = useSpeech();
  const decks = games.decks.value;
  const read = useMemo(() => (code === undefined ? undefined : parseCode(code, decks)), [code, decks]);
  if (read?.ok) return <SpokenView game={read.value} {...(at !== undefined && { wanted: at })} />;
  return (
    <Page heading={web.shell.places.replay} scene={<Scenery of="replay" />}>
      {read && (
        <Message>
          <CodeProblem error={read.error} />
        </Message>
      )}
      <OpenGame />
    </Page>
  );
}
