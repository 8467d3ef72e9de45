import { legalMoves, type Move, mustPlay, newGame, score, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../rules/test/table.ts';
import { finish, late } from '../../test/games.ts';
import { type BotName, BOTS } from '../service/bots.ts';
import { type Bot, makeBot, makeSkilled } from './bot.ts';
import { immediateGains } from '../search/greedy.ts';
import { type Skill, SKILLS } from './skills.ts';

describe.each(BOTS)('%s', (name) => {
  it('plays legal moves to the end', () => {
    for (let i = 0; i < 5; i++) {
      const bot = makeBot(name, dice(`moves ${i}`), { nodes: 30 });
      expect(finish(late(`end ${i}`), { first: bot, second: bot }).phase).toBe('over');
    }
  });

  it.each([
    ['zero nodes', { nodes: 0 }],
    ['negative nodes', { nodes: -1 }],
    ['no time', { time: { milliseconds: 0, now: () => 5 } }],
    ['an immediate abort', { aborted: () => true }],
  ])('returns a legal move with a budget of %s', (_, budget) => {
    for (const game of [newGame('nothing', baseDeck()), late('nothing', 6)]) {
      const move = makeBot(name, dice('nothing'), budget)(game);
      expect(legalMoves(game).map(makeMove)).toContain(makeMove(move));
    }
  });

  it('refuses a finished game', () => {
    const over = finish(late('over', 2), {
      first: makeBot('greedy', dice('')),
      second: makeBot('greedy', dice('')),
    });
    expect(() => makeBot(name, dice(''))(over)).toThrow(/finished game/i);
  });

  it('plays the same game from the same dice', () => {
    const play1 = makeBot(name, dice('same'), { nodes: 30 });
    const play2 = makeBot(name, dice('same'), { nodes: 30 });
    const game = late('same');
    expect(finish(game, { first: play1, second: play1 })).toEqual(
      finish(game, { first: play2, second: play2 }),
    );
  });
});

describe('greedy', () => {
  it('beats random from late positions, from both seats', () => {
    let margin = 0;
    for (let i = 0; i < 6; i++) {
      const random = makeBot('random', dice(`random ${i}`));
      const greedy = makeBot('greedy', dice(''));
      const first = score(finish(late(`pair ${i}`), { first: greedy, second: random }));
      const second = score(finish(late(`pair ${i}`), { first: random, second: greedy }));
      margin += first.first.total - first.second.total + second.second.total - second.first.total;
    }
    expect(margin).toBeGreaterThan(20);
  });
});

describe('the companion', () => {
  it('keeps games closer than the same skill would', () => {
    const margin = (name: BotName, i: number): number => {
      const game = late(`close ${i}`, 10);
      const rival = makeBot('L2', dice(`rival ${i}`));
      const { first, second } = score(
        finish(game, { first: makeBot(name, dice(`own ${i}`)), second: rival }),
      );
      return Math.abs(first.total - second.total);
    };
    const total = (name: BotName): number =>
      Array.from({ length: 12 }, (_, i) => margin(name, i)).reduce((sum, one) => sum + one, 0);
    expect(total('companion')).toBeLessThan(total('L6') / 2);
  });
});

/** A skill that overlooks nothing and looks one card ahead. */
const CLEAR: Skill = {
  horizon: 1,
  width: 1,
  placements: 6,
  misjudge: 0,
  overlooks: 0,
  forgets: 0,
  ignoresGifts: 0,
};

describe('levels', () => {
  it('take the card that is best for themselves if they ignore gifts', () => {
    let others = 0;
    for (let i = 0; i < 20; i++) {
      const game = late(`gifts ${i}`, 10);
      const nearest = immediateGains(game).slice(0, 3);
      const most = Math.max(...nearest.map(({ own }) => own));
      const move = makeSkilled({ ...CLEAR, ignoresGifts: 100 }, dice(''))(game);
      expect(move).toEqual({ type: 'draft', card: nearest.find(({ own }) => own === most)?.card });
      if (makeMove(move) !== makeMove(makeSkilled(CLEAR, dice(''))(game))) others++;
    }
    expect(others).toBeGreaterThan(3);
  });

  it('place for their groups alone if they forget every scoring card', () => {
    for (let i = 0; i < 6; i++) {
      const draft = late(`groups ${i}`, 6);
      const game = mustPlay(draft, { type: 'draft', card: draft.circle[0] ?? '' });
      const groups = (move: Move): number => {
        const tally = score(mustPlay(game, move))[draft.phase === 'over' ? 'first' : draft.seat];
        return Object.values(tally.terrains).reduce((sum, { points }) => sum + points, 0);
      };
      const move = makeSkilled({ ...CLEAR, horizon: 0, forgets: 100 }, dice(''))(game);
      expect(groups(move)).toBe(Math.max(...legalMoves(game).map(groups)));
    }
  });

  it('have a longer horizon, and overlook and misjudge less, from level to level', () => {
    const skills = Object.values(SKILLS);
    for (const [i, skill] of skills.entries()) {
      const next = skills[i + 1];
      if (!next) continue;
      expect(next.horizon).toBeGreaterThanOrEqual(skill.horizon);
      expect(next.overlooks).toBeLessThanOrEqual(skill.overlooks);
      expect(next.forgets).toBeLessThanOrEqual(skill.forgets);
      expect(next.ignoresGifts).toBeLessThanOrEqual(skill.ignoresGifts);
      expect(next.misjudge).toBeLessThanOrEqual(skill.misjudge);
    }
  });

  it('never choose a spot that is worse than the best one they see by more than their error', () => {
    // Without overlooked spots, a choice is at most twice the error below the best.
    const skill = { ...CLEAR, horizon: 0, misjudge: 2 };
    for (let i = 0; i < 10; i++) {
      const draft = late(`sane ${i}`, 6);
      const game = mustPlay(draft, { type: 'draft', card: draft.circle[0] ?? '' });
      const value = (bot: Bot): number => {
        const { first, second } = score(mustPlay(game, bot(game)));
        return (first.total - second.total) * (seatToMove(game) === 'first' ? 1 : -1);
      };
      expect(value(makeSkilled(skill, dice(`sane ${i}`)))).toBeGreaterThanOrEqual(
        value(makeSkilled({ ...skill, misjudge: 0 }, dice(''))) - 4,
      );
    }
  });
});
