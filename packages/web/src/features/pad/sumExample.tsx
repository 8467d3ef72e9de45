// An example beside the sheet of numbers: the largest group of the terrain that is being filled in.

import { type Terrain, TERRAINS } from '@wagons/rules';
import { scoreTowns } from '@wagons/rules/scoring';
import { explainTerrain } from '@wagons/words';
import { useMemo } from 'preact/hooks';
import { printedDeck } from '../../play/local/library.ts';
import { builtInCardOf } from '../../play/rulebook/builtIn.ts';
import { litBy } from '../../play/rulebook/figures.tsx';
import { GROUPS_TOWN, townOf } from '../../play/rulebook/pictures.ts';
import { TownPicture } from '../../play/rulebook/townPicture.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './sums.module.css';

export function SumExample({ terrain = TERRAINS[0] }: { readonly terrain?: Terrain | undefined }) {
  const words = useSpeech().game;
  const { example } = useSpeech().pages.pad.sums;
  const { town, terrains } = useMemo(() => {
    const laid = townOf(printedDeck, GROUPS_TOWN);
    return { town: laid, ...scoreTowns(printedDeck, [], { first: laid, second: [] }).first };
  }, []);
  const lit = useMemo(() => litBy(terrains[terrain].contributions, 'first'), [terrains, terrain]);
  return (
    <figure class={`${panel.panel} ${layout.center} ${css.example}`}>
      <TownPicture town={town} cardOf={builtInCardOf} label={example} lit={lit} />
      <figcaption>
        <b>{example}</b>
        <br />
        {explainTerrain(words, terrain, terrains[terrain])}
      </figcaption>
    </figure>
  );
}
