// The explained score: every line of both tallies, and how each would change with the card in hand.

import { IconGlyph, Pictogram, TerrainSwatch } from '@wagons/board';
import { type BySeat, type CardId, type Deck, ICONS, type Seat, type Tally, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { Bonus } from '@wagons/rules/scoring';
import { computed, type ReadonlySignal } from '@preact/signals';
import { capital } from '@wagons/words';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Speech, titleIn } from '../../kit/speech/speech.ts';
import { type LineIndex, LINES, linesOf, revealedTotal } from '../text/lines.ts';
import './tally.css';
import type { WebWords } from '@wagons/words/web';

/** What stands over a line, and its name for those who do not see it. */
type Head = { readonly name: string; readonly picture: ComponentChildren };

type TallyTableProps = {
  readonly speech: Speech;
  readonly deck: Deck;
  readonly center: readonly CardId[];
  /** The heads of the lines after the terrains, where they are not just the scoring cards of the centre. */
  readonly bonusHeads?: readonly Head[];
  /** Whose row comes first. */
  readonly seats: readonly Seat[];
  readonly names: BySeat<string>;
  /** The same where there is little room. */
  readonly short: BySeat<string>;
  readonly tallies: BySeat<Tally>;
  /** The tallies with the card where it is held now. */
  readonly preview?: ReadonlySignal<BySeat<Tally> | undefined> | undefined;
  /** Whether that is told to those who do not see it: not while a card only passes over the town. */
  readonly isTold?: ReadonlySignal<boolean> | undefined;
  readonly lit: LineIndex | undefined;
  readonly onPoint: (line: LineIndex | undefined) => void;
  /** Only so many lines are revealed yet. */
  readonly revealed?: number;
};

export function TallyTable(props: TallyTableProps) {
  const {
    speech,
    deck,
    center,
    bonusHeads,
    seats,
    names,
    short,
    tallies,
    preview,
    isTold,
    lit,
    onPoint,
    revealed = LINES,
  } = props;
  const { words, web } = speech;
  const title = titleIn(speech, deck);
  // The pictures over the lines stay while the numbers under them change.
  const head = useMemo(() => {
    const heads = [
      ...TERRAINS.map((terrain) => ({
        name: capital(words.names.terrains[terrain]),
        picture: <TerrainSwatch terrain={terrain} />,
      })),
      ...(bonusHeads ??
        center.map((card, place) => ({
          name: title(card),
          picture: <BonusSign bonus={cardOf(deck, card).bonus} place={place + 1} />,
        }))),
    ];
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
                onFocus={() => onPoint(index)}
                onBlur={() => onPoint(undefined)}
                onPointerMove={() => onPoint(index)}
                onClick={() => onPoint(index)}
              >
                {picture}
              </button>
            </th>
          ))}
          <th scope="col" class="sum" aria-label={web.table.total}>
            <span class="wide-sign">{web.table.total}</span>
            <span class="narrow-sign">Σ</span>
          </th>
        </tr>
      </thead>
    );
  }, [speech, deck, center, bonusHeads, lit]);
  return (
    <table class="tally" onPointerLeave={() => onPoint(undefined)}>
      <caption class="unseen">{web.table.tally}</caption>
      {head}
      <tbody>
        {seats.map((seat) => (
          <Row
            key={seat}
            seat={seat}
            name={names[seat]}
            short={short[seat]}
            tally={tallies[seat]}
            preview={preview}
            isTold={isTold}
            speech={speech}
            lit={lit}
            revealed={revealed}
            onPoint={onPoint}
          />
        ))}
      </tbody>
    </table>
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
      <Pictogram bonus={bonus} oneRow class="wide-sign" />
      <span class="narrow-sign">
        {icon ? <IconGlyph icon={icon} /> : terrain ? <TerrainSwatch terrain={terrain} /> : '★'}
        {place !== undefined && <sub>{place}</sub>}
      </span>
    </>
  );
}

/** The word that a condition speaks of first; none where it speaks of all. */
const first = <Word extends string>(words: readonly Word[], bonus: Bonus): Word | undefined => {
  const named = JSON.stringify(bonus).match(new RegExp(`(?<=")(${words.join('|')})(?=")`, 'g'));
  return named?.length === words.length ? undefined : (named?.[0] as Word | undefined);
};

type RowProps = Pick<TallyTableProps, 'speech' | 'lit' | 'onPoint' | 'preview' | 'isTold'> & {
  readonly seat: Seat;
  readonly name: string;
  readonly short: string;
  readonly tally: Tally;
  readonly revealed: number;
};

function Row({ seat, name, short, tally, preview, isTold, speech, lit, revealed, onPoint }: RowProps) {
  const lines = linesOf(tally);
  const shared = { speech, seat, preview, isTold };
  return (
    <tr data-seat={seat}>
      <th scope="row">
        <span class="wide-sign">{name}</span>
        <span class="narrow-sign">{short}</span>
      </th>
      {lines.map(({ points }, index) => (
        <td
          key={index}
          data-lit={index === lit}
          onPointerMove={() => onPoint(index)}
          onClick={() => onPoint(index)}
        >
          {index < revealed && <Points {...shared} points={points} line={index} />}
        </td>
      ))}
      <td class="sum">
        <Points {...shared} points={revealedTotal(tally, revealed)} line="total" />
      </td>
    </tr>
  );
}

type PointsProps = Pick<RowProps, 'speech' | 'seat' | 'preview' | 'isTold'> & {
  readonly points: number;
  readonly line: LineIndex | 'total';
};

/** A number and, where it would change, by how much: that goes straight into the page, nothing else is drawn again. */
function Points({ speech, points, seat, line, preview, isTold }: PointsProps) {
  const { words, web } = speech;
  const { text, tone, told } = useMemo(() => {
    const change = computed(() => {
      const after = preview?.value?.[seat];
      if (!after) return undefined;
      const isTotal = line === 'total';
      const by = (isTotal ? after.total : (linesOf(after)[line]?.points ?? 0)) - points;
      // A total says so even where it stays the same: one sees that the spot was judged.
      return by !== 0 || isTotal ? by : undefined;
    });
    return {
      text: computed(() => {
        const { value: by } = change;
        return by === undefined ? '' : `${signOf(by)}${words.amounts.number(by)}`;
      }),
      tone: computed(() => `change ${toneOf(change.value ?? 0)}`),
      told: computed(() => (isTold?.value === false ? undefined : change.value)),
    };
  }, [speech, preview, isTold, seat, line, points]);
  // The change has its place even where there is none: a place that comes and goes costs more.
  return (
    <div class="points">
      {words.amounts.number(points)}
      <span class={tone} aria-hidden="true">
        {text}
      </span>
      {told.value !== undefined && <span class="unseen">, {changesText(web, told.value)}</span>}
    </div>
  );
}

const signOf = (by: number): string => (by > 0 ? '+' : by === 0 ? '±' : '');
const changesText = ({ table }: WebWords, by: number): string =>
  table.changes({ change: by > 0 ? 'more' : by < 0 ? 'less' : 'none', points: Math.abs(by) });
const toneOf = (by: number): string => (by > 0 ? 'gain' : by < 0 ? 'loss' : '');
