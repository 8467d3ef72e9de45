// The options of a table: clock, seats, visibility, rated or casual, hints, help, seed and deck.

import { signal } from '@preact/signals';
import type { TableSettings } from '@wagons/protocol';
import type { Deck } from '@wagons/rules';
import { isSeed } from '@wagons/rules/deal';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { titleOf } from '@wagons/words';
import { useState } from 'preact/hooks';
import { PLACEMENT_HELP, type PlacementHelp } from '../../kit/storage/settings.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { printedDeck } from '../../play/local/library.ts';
import { DealChoice } from '../../play/setup/dealChoice.tsx';
import { Token } from '../../play/scenery/token.tsx';
import { isSignedIn, me } from '../me.ts';
import { ClockChoice, clockOf, FIRST_WISH, wishOf } from './clockChoice.tsx';
import type { AnyTrouble } from './requests.ts';
import { TroubleMessage } from './troubleMessage.tsx';
import { USUAL_HELP } from './usualHelp.ts';
import * as panel from '../../kit/ui/panel.module.css';

/** Remembers the last choice. */
const clockWish = signal(FIRST_WISH);
const first = signal<TableSettings['first']>('random');
const isListed = signal(false);
const wantsRated = signal(false);
const wantsHints = signal(false);
const help = signal<PlacementHelp>(USUAL_HELP);

type TableFormProps = {
  /** The label of the button that opens the table. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly trouble: AnyTrouble | undefined;
  readonly onOpen: (deck: Deck, settings: TableSettings) => void;
};

export function TableForm({ label, isBusy, trouble, onOpen }: TableFormProps) {
  const { words, web } = useSpeech();
  const [deck, setDeck] = useState<Deck>(printedDeck);
  const [seed, setSeed] = useState('');
  const [isMore, setMore] = useState(false);
  const clock = clockOf(clockWish.value);
  const isWrongSeed = seed !== '' && !isSeed(seed);
  const why = whyNotRated({ deck, seed, clock });
  const rated = wantsRated.value && why === undefined;
  return (
    <>
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
      <button
        type="button"
        class="button main"
        disabled={isBusy || !clock || isWrongSeed}
        onClick={() => clock && onOpen(deck, settingsOf({ deck, seed, clock, rated }))}
      >
        {label}
      </button>
    </>
  );
}

/** An invitation without questions: for a friend, with the clock that was chosen last. */
export const invitation = (): TableSettings => ({
  deck: printedDeck.hash,
  first: first.value,
  clock: clockOf(clockWish.value) ?? { kind: 'none' },
  rated: false,
  listed: false,
});

/** Chooses what a table already has. */
export function wishFor(settings: TableSettings): void {
  clockWish.value = wishOf(settings.clock, clockWish.value);
  first.value = settings.first;
  isListed.value = settings.listed;
  wantsRated.value = settings.rated;
  wantsHints.value = settings.hints === true;
  help.value = settings.help ?? USUAL_HELP;
}

type WishesProps = { readonly rated: boolean; readonly why: NotRated | undefined };

/** Who may join, whether it is rated, how much help there is, and who goes first. */
function Wishes({ rated, why }: WishesProps) {
  const { newTable: say, settings } = useSpeech().online;
  const near = useSpeech().app.settings;
  return (
    <>
      <Choice
        label={say.who}
        shape="grid"
        value={isListed.value ? 'listed' : 'private'}
        onChange={(chosen) => (isListed.value = chosen === 'listed')}
        options={[
          { value: 'private', label: settings.private, help: say.privateHelp, picture: <Token of="keys" /> },
          { value: 'listed', label: settings.listed, help: say.listedHelp, picture: <Token of="signpost" /> },
        ]}
      />
      <div class={panel.panel}>
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
      {!rated && (
        <div>
          <Choice
            label={near.hints}
            value={help.value}
            onChange={(level) => (help.value = level)}
            options={PLACEMENT_HELP.map((value) => ({ value, label: near.hintLevels[value].name }))}
          />
          <small>
            {near.hintLevels[help.value].help} {say.helpNote}
          </small>
        </div>
      )}
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
  ...(help.value !== USUAL_HELP && !rated && { help: help.value }),
  ...(seed !== '' && { seed }),
});

type NotRated = 'guest' | 'deck' | 'seed' | 'clock';
type Cards = { readonly deck: Deck; readonly seed: string };
type Clock = TableSettings['clock'] | undefined;

/** The first reason against a rated game, if there is one. */
function whyNotRated({ deck, seed, clock }: Cards & { readonly clock: Clock }): NotRated | undefined {
  if (!(isSignedIn(me.value) && me.value.account)) return 'guest';
  if (!BUILT_IN_DECKS.includes(deck.hash)) return 'deck';
  if (seed !== '') return 'seed';
  return clock?.kind === 'none' ? 'clock' : undefined;
}
