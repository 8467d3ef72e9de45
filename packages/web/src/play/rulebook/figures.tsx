// The figures of a rule: legal and illegal placements, or what a scoring card scores.

import type { LitCell, Tone } from '@wagons/board';
import type { CardId, Seat } from '@wagons/rules';
import type { Contribution } from '@wagons/rules/scoring';
import type { Picture, RuleId } from '@wagons/words/areas';
import { useMemo } from 'preact/hooks';
import { printedDeck } from '../local/library.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { litParts } from '../text/lines.ts';
import { builtInCardOf } from './builtIn.ts';
import { DRAWN, type Laid, type Laying, layingOf, picturesOf, scoredLine, townOf } from './pictures.ts';
import { Prose } from '../../kit/ui/prose.tsx';
import { TownPicture } from './townPicture.tsx';
import * as css from './figures.module.css';

export function Figures({ rule }: { readonly rule: RuleId }) {
  const pictures = picturesOf(rule);
  if (pictures.length === 0) return null;
  return (
    <div class={css.figures}>
      {pictures.map((picture) => (
        <Figure key={picture} picture={picture} />
      ))}
    </div>
  );
}

function Figure({ picture }: { readonly picture: Picture }) {
  const { town, scored, ...drawn } = DRAWN[picture];
  const caption = useSpeech().rules.pictures.captions[picture];
  if (scored !== undefined) return <Scored town={town} card={scored} caption={caption} />;
  if (!('laid' in drawn) || !drawn.laid) return null;
  return (
    <LaidFigure town={town} laid={drawn.laid} caption={caption} showsBefore={drawn.showsBefore === true} />
  );
}

type LaidFigureProps = {
  readonly town: string;
  readonly laid: Laid;
  readonly caption: string;
  readonly showsBefore: boolean;
};

function LaidFigure({ town, laid, caption, showsBefore }: LaidFigureProps) {
  const { before } = useSpeech().rules.pictures;
  const laying = useMemo(() => layingOf(printedDeck, town, laid), [town, laid]);
  return (
    <figure class={showsBefore ? `${css.figure} ${css.isWide}` : css.figure}>
      <div class={css.boards}>
        {showsBefore && <TownPicture town={laying.before} cardOf={builtInCardOf} label={before} />}
        {showsBefore && <Arrow />}
        <LaidCard laying={laying} caption={caption} />
      </div>
      <figcaption>
        <Verdict rule={laying.illegal?.rule} /> <Prose text={caption} />
      </figcaption>
    </figure>
  );
}

/** A legal card is placed; an illegal one is shown as a ghost. */
function LaidCard({ laying, caption }: { readonly laying: Laying; readonly caption: string }) {
  const { before, placement, isSideways, illegal } = laying;
  const after = useMemo(() => [...before, placement], [before, placement]);
  if (!illegal)
    return (
      <TownPicture
        town={after}
        cardOf={builtInCardOf}
        label={caption}
        {...(before.length > 0 && { last: before.length })}
      />
    );
  return (
    <TownPicture
      town={before}
      cardOf={builtInCardOf}
      label={caption}
      ghost={{ placement, legal: false, state: 'chosen' }}
      isSideways={isSideways}
    />
  );
}

function Verdict({ rule }: { readonly rule: string | undefined }) {
  const { legal, illegal } = useSpeech().rules.pictures;
  const isLegal = rule === undefined;
  return (
    <strong class={`${css.verdict} ${isLegal ? css.isLegal : css.isIllegal}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={isLegal ? 'M2 9l4 4L14 3' : 'M3 3l10 10M13 3L3 13'} />
      </svg>
      {isLegal ? legal : illegal({ rule })}.
    </strong>
  );
}

const Arrow = () => (
  <svg class={css.arrow} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 12h17M14 6l6 6l-6 6" />
  </svg>
);

type ScoredProps = { readonly town: string; readonly card: CardId; readonly caption: string };

function Scored({ town: written, card, caption }: ScoredProps) {
  const { words } = useSpeech();
  const { town, line, lit } = useMemo(() => {
    const laid = townOf(printedDeck, written);
    const scored = scoredLine(printedDeck, card, laid, []);
    return { town: laid, line: scored, lit: litBy(scored.contributions, 'first') };
  }, [written, card]);
  return (
    <figure class={css.figure}>
      <div class={css.boards}>
        <TownPicture town={town} cardOf={builtInCardOf} label={caption} lit={lit} />
      </div>
      <figcaption>
        <strong class={css.points}>{words.points(line.points)}.</strong> <Prose text={caption} />
      </figcaption>
    </figure>
  );
}

/** The cells of one town that a line counts, toned by gain, loss, or plain comparison. */
export const litBy = (contributions: readonly Contribution[], town: Seat): readonly LitCell[] =>
  litParts(contributions, town, ({ points }) => toneOf(points, town));

function toneOf(points: number, town: Seat): Tone {
  if (points < 0) return 'loss';
  return town === 'first' ? 'gain' : 'plain';
}
