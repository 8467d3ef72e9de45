// The score pad for players who only want the sums: six groups and three scoring cards each.

import { signal } from '@preact/signals';
import { IconGlyph, TerrainSwatch } from '@wagons/board';
import { type Seat, SEATS, type Terrain, TERRAINS } from '@wagons/rules';
import { capital } from '@wagons/words';
import { useState } from 'preact/hooks';
import { Ask } from '../../kit/ui/ask.tsx';
import { layout } from '../../kit/browser/appearance.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { readEntry } from '../../kit/storage/damaged.ts';
import { damages, store } from '../../kit/storage/storage.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Page } from '../../kit/ui/page.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { asName, NAME_LENGTH } from '../../play/store/names.ts';
import { PEOPLE } from '../../play/store/seatPlayers.ts';
import { viewpointOf } from '../../play/text/viewpoint.ts';
import { SumExample } from './sumExample.tsx';
import {
  blankSums,
  isComplete,
  leaderOf,
  makeSums,
  parseSums,
  readPoints,
  SUM_LINES,
  type Sums,
  totalOf,
  withName,
  withPoints,
} from './sums.ts';
import * as lists from '../../kit/ui/layout.module.css';
import * as css from './sums.module.css';

const KEY = 'sums';

/** The stored sheet; an unreadable one is set aside. */
const readKept = (): Sums => readEntry(store, damages, KEY, parseSums) ?? blankSums;

const sheet = signal<Sums>(blankSums);
/** The terrain that was filled in last, for the example. */
const asked = signal<Terrain | undefined>(undefined);

function keep(sums: Sums): void {
  sheet.value = sums;
  if (makeSums(sums) === makeSums(blankSums)) store.remove(KEY);
  else store.write(KEY, makeSums(sums));
}

export function SumsScreen() {
  const { places } = useSpeech().web.shell;
  const say = useSpeech().pages.pad.sums;
  // The key of the table: cleared fields forget what was typed.
  const [round, setRound] = useState(() => {
    sheet.value = readKept();
    return 0;
  });
  return (
    <Page
      heading={places.pad}
      width="wide"
      scene={<Scenery of="pad" />}
      actions={
        <a class="plain" href={makeRoute({ screen: 'pad' })}>
          {say.towns}
        </a>
      }
    >
      <div class={`${lists.stack} ${css.page}`}>
        <div>
          <h2>{say.heading}</h2>
          <p>{say.help}</p>
        </div>
        <Sheet key={round} />
        <Verdict />
        {layout.value === 'wide' && <SumExample terrain={asked.value} />}
        <p class={css.reset}>
          <Ask
            act={say.reset}
            question={say.resetAsk}
            onSure={() => {
              keep(blankSums);
              setRound(round + 1);
            }}
          />
        </p>
      </div>
    </Page>
  );
}

function useSumNames(): (seat: Seat) => string {
  const { names } = viewpointOf(PEOPLE, useSpeech().web);
  return (seat) => sheet.value[seat].name || names[seat];
}

function Sheet() {
  const say = useSpeech().pages.pad;
  const { number } = useSpeech().words.amounts;
  return (
    <table class={css.sums}>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say.sums.lines}</span>
          </th>
          {SEATS.map((seat) => (
            <th key={seat} scope="col" data-seat={seat}>
              <NameInput seat={seat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: SUM_LINES }, (_, line) => (
          <SumLine key={line} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.sums.total}</th>
          {SEATS.map((seat) => (
            <td key={seat} data-seat={seat}>
              {number(totalOf(sheet.value[seat]))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function NameInput({ seat }: { readonly seat: Seat }) {
  const say = useSpeech().pages.pad.sums;
  const { names } = viewpointOf(PEOPLE, useSpeech().web);
  return (
    <input
      class={css.name}
      aria-label={say.name({ seat })}
      placeholder={names[seat]}
      defaultValue={sheet.value[seat].name}
      maxLength={NAME_LENGTH}
      autocomplete="off"
      spellcheck={false}
      onInput={({ currentTarget }) => keep(withName(sheet.value, seat, asName(currentTarget.value) ?? ''))}
    />
  );
}

function SumLine({ line }: { readonly line: number }) {
  const { names } = useSpeech().words;
  const say = useSpeech().pages.pad;
  const terrain = TERRAINS[line];
  const label = terrain ? names.terrains[terrain] : say.slot({ place: line - TERRAINS.length + 1 });
  return (
    <tr>
      <th scope="row">
        {terrain ? <TerrainSwatch terrain={terrain} /> : <IconGlyph icon="wagon" />}
        <span>{capital(label)}</span>
      </th>
      {SEATS.map((seat) => (
        <td key={seat}>
          <SumInput seat={seat} line={line} label={label} />
        </td>
      ))}
    </tr>
  );
}

type SumInputProps = { readonly seat: Seat; readonly line: number; readonly label: string };

function SumInput({ seat, line, label }: SumInputProps) {
  const say = useSpeech().pages.pad.sums;
  const nameOf = useSumNames();
  const [isWrong, setWrong] = useState(false);
  return (
    <input
      inputmode={line < TERRAINS.length ? 'numeric' : 'text'}
      aria-label={say.cell({ line: label, who: nameOf(seat) })}
      aria-invalid={isWrong}
      defaultValue={sheet.value[seat].points[line]?.toString() ?? ''}
      maxLength={4}
      autocomplete="off"
      enterkeyhint="next"
      onFocus={() => (asked.value = TERRAINS[line] ?? asked.peek())}
      onInput={({ currentTarget }) => {
        const points = readPoints(currentTarget.value, line);
        setWrong(points === 'wrong');
        keep(withPoints(sheet.value, seat, line, points === 'wrong' ? undefined : points));
      }}
    />
  );
}

/** Who leads, or has won once every number is there. */
function Verdict() {
  const say = useSpeech().pages.pad.sums;
  const { end } = useSpeech().app;
  const nameOf = useSumNames();
  const sums = sheet.value;
  const leader = leaderOf(sums);
  const isOver = isComplete(sums);
  const points = Math.abs(totalOf(sums.first) - totalOf(sums.second));
  const text = (): string => {
    if (leader === 'draw') return isOver ? end.shared : say.even;
    return (isOver ? say.wins : say.leads)({ who: nameOf(leader), points });
  };
  return (
    <p class={css.verdict} aria-live="polite" data-over={isOver}>
      {text()}
    </p>
  );
}
