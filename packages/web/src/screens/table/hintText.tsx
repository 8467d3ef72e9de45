// The hint in words: which move, what it leads to, and what the next best would lack.

import { difference, type Prospect } from '@wagons/ai';
import { differenceText, moveText } from '@wagons/words';
import { allWords } from '../../app/allWords.ts';
import { layout } from '../../app/appearance.ts';
import { settings } from '../../app/desk.ts';
import { titleIn, useSpeech } from '../../app/speech.ts';
import { giftsOf } from '../../table/gifts.ts';
import type { Hint } from './hints.ts';
import type { SeenNow } from './seen.ts';
import { useWorths } from './worths.ts';
import './hint.css';

export const HintText = allWords.wait(Text);

function Text({ game, sitting, chairs, hints, pointed, hint }: SeenNow & { readonly hint: Hint }) {
  const speech = useSpeech();
  const { web } = speech;
  const words = allWords.use();
  const say = web.table.hint;
  const title = titleIn(speech, game.deck);
  const worths = useWorths(game, { isWanted: hint.state === 'found' && game.phase === 'draft' });
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
    // What a draft brings and gives away at once is told first: it is what one sees.
    const gifts = giftsOf(game, best.move.card, worths);
    const theirs = (gifts?.given ?? []).reduce((sum, { brings = 0 }) => sum + brings, 0);
    const atOnce = gifts?.brings === undefined ? [] : [web.table.giftWorth({ own: gifts.brings, theirs })];
    const worse = candidates.find(({ value }) => value < best.value);
    if (!second) return [advice, ...atOnce, words.analysis.onlyMove].join(' ');
    if (!worse)
      return [advice, ...atOnce, words.analysis.equallyGood(moveText(words, game, second.move, title))].join(
        ' ',
      );
    const why = differenceText(words, differenceOf(best, worse), title, { mover: seat, parties });
    const compared = words.analysis.comparedWith({
      move: moveText(words, game, worse.move, title),
      better: words.points(best.value - worse.value),
      why,
    });
    return [advice, ...atOnce, compared].join(' ');
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
