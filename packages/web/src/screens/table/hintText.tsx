// The hint in words: which move, what it leads to, and what the next best would lack.

import { difference, type Prospect } from '@wagons/ai';
import { differenceText, moveText } from '@wagons/words';
import { allWords } from '../../app/allWords.ts';
import { layout } from '../../app/appearance.ts';
import { settings } from '../../app/desk.ts';
import { titleIn, useSpeech } from '../../app/speech.ts';
import type { Hint } from './hints.ts';
import type { SeenNow } from './seen.ts';
import './hint.css';

export const HintText = allWords.wait(Text);

function Text({ game, sitting, chairs, hints, pointed, hint }: SeenNow & { readonly hint: Hint }) {
  const speech = useSpeech();
  const { web } = speech;
  const words = allWords.use();
  const say = web.table.hint;
  const title = titleIn(speech, game.deck);
  const text = (): string => {
    if (hint.state !== 'found') return hint.state === 'failed' ? say.failed : say.searching;
    const { seat, candidates } = hint.analysis;
    const [best, second] = candidates;
    const { parties } = chairs;
    const advice = words.analysis.best({
      move: moveText(words, game, best.move, title),
      end: words.analysis.end({ party: parties[seat], margin: best.value }),
      certainty: words.analysis.certainty[best.proven ? 'proven' : 'estimate'],
    });
    if (!second || second.value >= best.value) return advice;
    const why = differenceText(words, differenceOf(best, second), title, { mover: seat, parties });
    const compared = words.analysis.comparedWith({
      move: moveText(words, game, second.move, title),
      better: words.points(best.value - second.value),
      why,
    });
    return `${advice} ${compared}`;
  };
  const show = ({ move }: Prospect): void => {
    if (layout.peek() !== 'wide') hints.close();
    if (move.type !== 'place') {
      pointed.value = move.card;
      return;
    }
    sitting.lift();
    if (sitting.rotation.peek() !== move.rotation) sitting.turnCard();
    sitting.aim(undefined);
    if (settings.confirm.peek()) sitting.choose(move.cell);
    else sitting.aim(move.cell);
  };
  return (
    <div class="hint" role="status">
      <p>{text()}</p>
      {hint.state === 'found' && (
        <button type="button" class="button" onClick={() => show(hint.analysis.candidates[0])}>
          {say.show}
        </button>
      )}
      <button type="button" class="plain" aria-label={web.shell.close} onClick={hints.close}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

const differenceOf = (best: Prospect, second: Prospect) => ({
  first: difference(best.tallies.first, second.tallies.first),
  second: difference(best.tallies.second, second.tallies.second),
});
