// The score table: every line of both tallies, and how each would change with the card in hand.

import { IconGlyph, Pictogram, TerrainSwatch } from '@wagons/board';
import { type BySeat, type CardId, type Deck, ICONS, type Seat, type Tally, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { Bonus } from '@wagons/rules/scoring';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { capital } from '@wagons/words';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Speech, titleIn } from '../../kit/speech/speech.ts';
import { type LineIndex, LINES, linesOf, revealedTotal } from '../text/lines.ts';
import { Points } from './points.tsx';
import * as css from './tallyTable.module.css';

/** The head of a column: a picture, and its name for screen readers. */
type Head = { readonly name: string; readonly picture: ComponentChildren };

type TallyTableProps = {
  readonly speech: Speech;
  readonly deck: Deck;
  readonly center: readonly CardId[];
  /** The heads after the terrains, if they aren't just the scoring cards of the center. */
  readonly bonusHeads?: readonly Head[];
  /** Whose row comes first. */
  readonly seats: readonly Seat[];
  readonly names: BySeat<string>;
  /** The same where there is little room. */
  readonly short: BySeat<string>;
  readonly tallies: BySeat<Tally>;
  /** The tallies with the card where it is held now. */
  readonly preview?: ReadonlySignal<BySeat<Tally> | undefined> | undefined;
  /** Whether screen readers read the preview: not while a card only passes over the town. */
  readonly isAnnounced?: ReadonlySignal<boolean> | undefined;
  readonly lit: LineIndex | undefined;
  /** Receives the line that is pointed at. */
  readonly pointed: Signal<LineIndex | undefined>;
  /** How many lines are revealed so far. */
  readonly revealed?: number;
};

export function TallyTable(props: TallyTableProps) {
  const { speech, deck, center, bonusHeads, seats, names, short, tallies, lit, pointed } = props;
  // The heads don't render again while the numbers below them change.
  const head = useMemo(
    () => <Heads heads={headsOf(speech, deck, bonusHeads ?? center)} {...{ speech, lit, pointed }} />,
    [speech, deck, center, bonusHeads, lit, pointed],
  );
  return (
    <table class={css.tally} data-part="tally" onPointerLeave={() => (pointed.value = undefined)}>
      <caption class="unseen">{speech.web.table.tally}</caption>
      {head}
      <tbody>
        {seats.map((seat) => (
          <Row
            key={seat}
            seat={seat}
            name={names[seat]}
            short={short[seat]}
            tally={tallies[seat]}
            preview={props.preview}
            isAnnounced={props.isAnnounced}
            speech={speech}
            lit={lit}
            revealed={props.revealed ?? LINES}
            pointed={pointed}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The six terrains, then the scoring cards. */
function headsOf(speech: Speech, deck: Deck, bonuses: readonly Head[] | readonly CardId[]): readonly Head[] {
  const title = titleIn(speech, deck);
  return [
    ...TERRAINS.map((terrain) => ({
      name: capital(speech.words.names.terrains[terrain]),
      picture: <TerrainSwatch terrain={terrain} />,
    })),
    ...bonuses.map((bonus, place) =>
      typeof bonus === 'string'
        ? { name: title(bonus), picture: <BonusSign bonus={cardOf(deck, bonus).bonus} place={place + 1} /> }
        : bonus,
    ),
  ];
}

type HeadsProps = Pick<TallyTableProps, 'speech' | 'lit' | 'pointed'> & { readonly heads: readonly Head[] };

function Heads({ speech, heads, lit, pointed }: HeadsProps) {
  const { total } = speech.web.table;
  const point = (line: LineIndex | undefined) => () => (pointed.value = line);
  return (
    <thead>
      <tr>
        <td />
        {heads.map(({ name, picture }, index) => (
          <th key={index} scope="col" data-lit={index === lit} data-bonus={index >= TERRAINS.length}>
            <button
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={index === lit}
              onFocus={point(index)}
              onBlur={point(undefined)}
              onPointerMove={point(index)}
              onClick={point(index)}
            >
              {picture}
            </button>
          </th>
        ))}
        <th scope="col" class={css.sum} data-part="sum" aria-label={total}>
          <span class={css.wide} data-sign="wide">
            {total}
          </span>
          <span class={css.narrow} data-sign="narrow">
            Σ
          </span>
        </th>
      </tr>
    </thead>
  );
}

/**
 * A scoring card in little room: its pictogram, or where even that is too wide, the first icon or
 * terrain in it and its place among the three.
 */
export function BonusSign({ bonus, place }: { readonly bonus: Bonus; readonly place?: number }) {
  const icon = first(ICONS, bonus);
  const terrain = first(TERRAINS, bonus);
  return (
    <>
      <Pictogram bonus={bonus} oneRow class={css.wide} />
      <span class={css.narrow} data-sign="narrow">
        {icon ? <IconGlyph icon={icon} /> : terrain ? <TerrainSwatch terrain={terrain} /> : '★'}
        {place !== undefined && <sub>{place}</sub>}
      </span>
    </>
  );
}

/** The first of the words that a condition names; none if it names all of them. */
const first = <Word extends string>(words: readonly Word[], bonus: Bonus): Word | undefined => {
  const named = JSON.stringify(bonus).match(new RegExp(`(?<=")(${words.join('|')})(?=")`, 'g'));
  return named?.length === words.length ? undefined : (named?.[0] as Word | undefined);
};

type RowProps = Pick<TallyTableProps, 'speech' | 'lit' | 'pointed' | 'preview' | 'isAnnounced'> & {
  readonly seat: Seat;
  readonly name: string;
  readonly short: string;
  readonly tally: Tally;
  readonly revealed: number;
};

function Row({ seat, name, short, tally, preview, isAnnounced, speech, lit, revealed, pointed }: RowProps) {
  const lines = linesOf(tally);
  const shared = { speech, seat, preview, isAnnounced };
  return (
    <tr data-seat={seat}>
      <th scope="row">
        <span class={css.wide} data-sign="wide">
          {name}
        </span>
        <span class={css.narrow} data-sign="narrow">
          {short}
        </span>
      </th>
      {lines.map(({ points }, index) => (
        <td
          key={index}
          data-lit={index === lit}
          onPointerMove={() => (pointed.value = index)}
          onClick={() => (pointed.value = index)}
        >
          {index < revealed && <Points {...shared} points={points} line={index} />}
        </td>
      ))}
      <td class={css.sum} data-part="sum">
        <Points {...shared} points={revealedTotal(tally, revealed)} line="total" />
      </td>
    </tr>
  );
}
