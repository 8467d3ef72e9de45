// The review screen: every decision of the game in the address, what was better, and why.

import { parseCode } from '@wagons/rules/notation';
import { useMemo } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { Message } from '../../kit/ui/message.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { CodeProblem } from '../../kit/ui/problems.tsx';
import { games } from '../../play/local/library.ts';
import { ReviewRoom } from './reviewRoom.tsx';
import { readAddress } from '../../play/end/sharedPlayers.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

/** The room needs these texts. */
const SpokenRoom = ReviewRoom;

type ReviewProps = {
  /** The link code, and the players if the address tells them. */
  readonly code: string;
  readonly at?: number;
};

export function ReviewScreen({ code: address, at }: ReviewProps) {
  const { heading } = useSpeech().app.end.analysis;
  const say = useSpeech().pages.replay;
  const decks = games.decks.value;
  const { code, players } = useMemo(() => readAddress(address), [address]);
  const read = useMemo(() => parseCode(code, decks), [code, decks]);
  if (read.ok && read.value.moves.length > 0)
    return <SpokenRoom game={read.value} address={address} players={players} wanted={at} />;
  return (
    <Page heading={heading}>
      <Message>{read.ok ? <p>{say.dealt}</p> : <CodeProblem error={read.error} />}</Message>
      <a class="button" href={makeRoute({ screen: 'replay' })}>
        {say.another}
      </a>
    </Page>
  );
}
