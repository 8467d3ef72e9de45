// An example of a scoring card: a town, the cells that count, and the points, as the rules compute them.

import { SEATS } from '@wagons/rules';
import { type BuiltInCardId, explainBonus } from '@wagons/words';
import { useMemo } from 'preact/hooks';
import { printedDeck } from '../../play/local/library.ts';
import { builtInCardOf, deckOfCard } from '../../play/rulebook/builtIn.ts';
import { litBy } from '../../play/rulebook/figures.tsx';
import { scoredLine, townOf } from '../../play/rulebook/pictures.ts';
import { unbroken } from '../../kit/ui/prose.tsx';
import { TownPicture } from '../../play/rulebook/townPicture.tsx';
import { EXAMPLES } from './examples.ts';
import * as css from './cards.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type CardExampleProps = { readonly id: BuiltInCardId; readonly title: string };

export function CardExample({ id, title }: CardExampleProps) {
  const words = useSpeech().game;
  const { example, examples, yourTown, opponentsTown } = useSpeech().rules.cards;
  const { towns, line, lit } = useMemo(() => {
    const deck = deckOfCard(id) ?? printedDeck;
    const { town, rival = '' } = EXAMPLES[id];
    const both = { first: townOf(deck, town), second: townOf(deck, rival) };
    const scored = scoredLine(deck, id, both.first, both.second);
    const cells = {
      first: litBy(scored.contributions, 'first'),
      second: litBy(scored.contributions, 'second'),
    };
    return { towns: both, line: scored, lit: cells };
  }, [id]);
  const names = { first: yourTown, second: opponentsTown };
  const isContest = towns.second.length > 0;
  return (
    <section class={css.example}>
      <h3>{example}</h3>
      <div class={css.towns}>
        {SEATS.filter((seat) => towns[seat].length > 0).map((seat) => (
          <figure key={seat}>
            <TownPicture town={towns[seat]} cardOf={builtInCardOf} label={names[seat]} lit={lit[seat]} />
            {isContest && <figcaption>{names[seat]}</figcaption>}
          </figure>
        ))}
      </div>
      <p>
        <strong class={line.points < 0 ? css.isLoss : undefined} data-part="points">
          {explainBonus(words, title, line)}.
        </strong>{' '}
        {unbroken(examples[id])}
      </p>
    </section>
  );
}
