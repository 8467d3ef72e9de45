// Opens a table: clock, seats, visibility, rated or casual, hints, seed and deck.

import { signal } from '@preact/signals';
import type { TableSettings } from '@wagons/protocol';
import { type Deck, ok, type Result } from '@wagons/rules';
import { isSeed } from '@wagons/rules/deal';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { titleOf } from '@wagons/words';
import { useState } from 'preact/hooks';
import { Choice } from '../../kit/ui/choice.tsx';
import { store } from '../../kit/storage/storage.ts';
import { printedDeck } from '../../play/local/library.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { goInstead } from '../../kit/browser/navigation.ts';
import { Page } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Switch } from '../../kit/ui/switch.tsx';
import { api, type Trouble } from '../../online/api.ts';
import { ensureSignedIn, isSignedIn, loadMe, me } from '../../online/me.ts';
import { deckKey } from '../../play/store/games.ts';
import { useAction, useQuery } from '../../online/ui/requests.ts';
import { ClockChoice, clockOf, FIRST_WISH } from './clockChoice.tsx';
import { NameField, useNameTrouble, wishedName } from '../../online/ui/nameField.tsx';
import { useOnlineWords, waitForOnlineWords } from '../../online/ui/onlineWords.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import '../../online/ui/online.css';

const DealChoice = lazy(
  () => import('../../play/setup/dealChoice.tsx'),
  (found) => found.DealChoice,
);

/** Remembers the last choice. */
const clockWish = signal(FIRST_WISH);
const first = signal<TableSettings['first']>('random');
const isListed = signal(false);
const wantsRated = signal(false);
const wantsHints = signal(false);

export const NewTableScreen = waitForOnlineWords(laterWords.wait(NewTable));

function NewTable() {
  const { words, web } = useSpeech();
  const { newTable: say, lobby } = useOnlineWords();
  const [deck, setDeck] = useState<Deck>(printedDeck);
  const [seed, setSeed] = useState('');
  const [isMore, setMore] = useState(false);
  const { act, isBusy, trouble: anyTrouble } = useAction();
  const trouble = useNameTrouble(anyTrouble);
  const { trouble: silence, again } = useQuery(loadMe);
  const clock = clockOf(clockWish.value);
  const isWrongSeed = seed !== '' && !isSeed(seed);
  const why = whyNotRated({ deck, seed });
  const rated = wantsRated.value && why === undefined;

  const open = (): void => {
    if (!clock) return;
    act(
      () => openTable(deck, settingsOf({ deck, seed, clock, rated })),
      // Replaces the history entry, so that going back doesn't open another table.
      ({ id }) => goInstead({ screen: 'online', id }),
    );
  };

  return (
    <Page
      heading={say.heading}
      scene={<Scenery of="invitation" />}
      actions={
        <a class="plain" href={makeRoute({ screen: 'online' })}>
          {web.shell.places.online}
        </a>
      }
    >
      <p>{lobby.inviteHelp}</p>
      {silence && <TroubleMessage trouble={silence} again={again} />}
      <NameField />
      <ClockChoice wish={clockWish.value} onWish={(wish) => (clockWish.value = wish)} />
      <Wishes rated={rated} why={why} />
      <details onToggle={(event) => setMore(event.currentTarget.open)}>
        <summary>
          {web.newGame.more}
          {deck !== printedDeck && ` · ${titleOf(deck.name, words.language)}`}
        </summary>
        {isMore && (
          <DealChoice seed={seed} isWrong={isWrongSeed} onSeed={setSeed} deck={deck} onDeck={setDeck} />
        )}
      </details>
      {trouble && <TroubleMessage trouble={trouble} />}
      <button type="button" class="button main" disabled={isBusy || !clock || isWrongSeed} onClick={open}>
        {say.open}
      </button>
    </Page>
  );
}

type WishesProps = { readonly rated: boolean; readonly why: NotRated | undefined };

/** Who may join, whether it is rated, whether hints are allowed, and who goes first. */
function Wishes({ rated, why }: WishesProps) {
  const { newTable: say, settings } = useOnlineWords();
  return (
    <>
      <Choice
        label={say.who}
        shape="grid"
        value={isListed.value ? 'listed' : 'private'}
        onChange={(chosen) => (isListed.value = chosen === 'listed')}
        options={[
          { value: 'private', label: settings.private, help: say.privateHelp },
          { value: 'listed', label: settings.listed, help: say.listedHelp },
        ]}
      />
      <div class="panel">
        <Switch
          label={settings.rated}
          help={why === undefined ? say.ratedHelp : say.notRated[why]}
          checked={rated}
          isDisabled={why !== undefined}
          onChange={(on) => (wantsRated.value = on)}
        />
        <Switch
          label={settings.hints}
          help={rated ? say.ratedNoHints : say.hintsHelp}
          checked={wantsHints.value && !rated}
          isDisabled={rated}
          onChange={(on) => (wantsHints.value = on)}
        />
      </div>
      {rated ? (
        <p>{say.ratedSeats}</p>
      ) : (
        <Choice
          label={say.first}
          value={first.value}
          onChange={(chosen) => (first.value = chosen)}
          options={(['random', 'host', 'guest'] as const).map((value) => ({
            value,
            label: say.firsts[value],
          }))}
        />
      )}
    </>
  );
}

type Wanted = Pick<TableSettings, 'clock' | 'rated'> & Cards;

const settingsOf = ({ deck, seed, clock, rated }: Wanted): TableSettings => ({
  deck: deck.hash,
  first: rated ? 'random' : first.value,
  clock,
  rated,
  listed: isListed.value,
  ...(wantsHints.value && !rated && { hints: true }),
  ...(seed !== '' && { seed }),
});

/** Becomes a guest if need be, uploads the deck if the server can't know it, and opens the table. */
async function openTable(deck: Deck, settings: TableSettings) {
  const self = await ensureSignedIn(wishedName.value.trim());
  if (!self.ok) return self;
  const uploaded = await uploadDeck(deck);
  return uploaded.ok ? api('openTable', { body: settings }) : uploaded;
}

type NotRated = 'guest' | 'deck' | 'seed';
type Cards = { readonly deck: Deck; readonly seed: string };

/** The first reason against a rated game, if there is one. */
function whyNotRated({ deck, seed }: Cards): NotRated | undefined {
  if (!(isSignedIn(me.value) && me.value.account)) return 'guest';
  if (!BUILT_IN_DECKS.includes(deck.hash)) return 'deck';
  return seed === '' ? undefined : 'seed';
}

/** The server has the built-in decks; any other is uploaded as its original file. */
async function uploadDeck({ hash }: Deck): Promise<Result<unknown, Trouble>> {
  const file = store.read(deckKey(hash));
  return file === undefined ? ok(undefined) : api('bringDeck', { body: JSON.parse(file) as unknown });
}
