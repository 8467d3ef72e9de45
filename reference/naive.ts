// The rules a second time, naive and slow, written from the law alone, to check the engine.

type NaivePlacement = { card: string; cell: string; rotation: 'upright' | 'upsideDown' };
export type NaiveMove =
  | { type: 'pickStart'; card: string }
  | { type: 'draft'; card: string }
  | ({ type: 'place' } & NaivePlacement);
export type NaiveDeal = { center: readonly string[]; circle: readonly string[] };
export type NaiveTally = { terrains: Record<string, number>; bonuses: Record<string, number>; total: number };
export type NaiveSeat = 'first' | 'second';
export type NaiveTowns = { first: readonly NaivePlacement[]; second: readonly NaivePlacement[] };

export type NaiveGame = {
  readonly center: readonly string[];
  readonly started: boolean;
  /** Before the start the circle as dealt; afterwards what still lies there, from the draft point clockwise. */
  readonly circle: readonly string[];
  /** Who drafts once the queue is empty. */
  readonly drafter: NaiveSeat;
  /** The cards that must be placed before the next draft, in this order [T1]. */
  readonly queue: readonly { readonly seat: NaiveSeat; readonly card: string }[];
  readonly towns: NaiveTowns;
};

type Terrain = 'desert' | 'forest' | 'mountains' | 'plains' | 'snow' | 'water';
type Icon = 'beer' | 'cow' | 'fort' | 'gun' | 'mine' | 'wagon';
type Territory = { readonly terrain: Terrain; readonly icon: Icon };
type Front = readonly [
  topLeft: Territory,
  topRight: Territory,
  bottomLeft: Territory,
  bottomRight: Territory,
];
/** The visible territories only, by "x,y" [P7]. */
type Town = ReadonlyMap<string, Territory>;
type Point = { readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Condition = (own: Town, rival: Town) => number;
type Card = { readonly id: string; readonly front: Front; readonly condition: Condition };

const TERRAINS: readonly Terrain[] = ['desert', 'forest', 'mountains', 'plains', 'snow', 'water'];
const ICONS: readonly Icon[] = ['beer', 'cow', 'fort', 'gun', 'mine', 'wagon'];

// ---------------------------------------------------------------- the deck [S1]

function on(terrain: Terrain, icon: Icon): Territory {
  return { terrain, icon };
}

const CARDS: readonly Card[] = [
  {
    id: 'badlands', // c05
    front: [on('desert', 'wagon'), on('desert', 'gun'), on('desert', 'cow'), on('mountains', 'fort')],
    condition: badlands,
  },
  {
    id: 'one-too-many', // c02
    front: [on('forest', 'cow'), on('water', 'beer'), on('mountains', 'beer'), on('plains', 'beer')],
    condition: oneTooMany,
  },
  {
    id: 'happy-cows', // c18
    front: [on('snow', 'mine'), on('water', 'gun'), on('plains', 'gun'), on('snow', 'wagon')],
    condition: happyCows,
  },
  {
    id: 'cool-water', // c16
    front: [on('forest', 'beer'), on('forest', 'wagon'), on('plains', 'gun'), on('forest', 'cow')],
    condition: coolWater,
  },
  {
    id: 'the-herd', // c09
    front: [on('plains', 'cow'), on('snow', 'cow'), on('desert', 'beer'), on('forest', 'cow')],
    condition: theHerd,
  },
  {
    id: 'the-clearing', // c17
    front: [on('desert', 'wagon'), on('forest', 'wagon'), on('water', 'fort'), on('mountains', 'wagon')],
    condition: theClearing,
  },
  {
    id: 'chuck-wagon', // c06
    front: [on('forest', 'cow'), on('plains', 'beer'), on('desert', 'beer'), on('forest', 'mine')],
    condition: chuckWagon,
  },
  {
    id: 'circled-camp', // c01
    front: [on('water', 'mine'), on('water', 'beer'), on('snow', 'wagon'), on('water', 'gun')],
    condition: circledCamp,
  },
  {
    id: 'mother-lode', // c03
    front: [on('mountains', 'fort'), on('mountains', 'mine'), on('desert', 'beer'), on('mountains', 'wagon')],
    condition: motherLode,
  },
  {
    id: 'claim-stakes', // c04
    front: [on('water', 'mine'), on('mountains', 'gun'), on('plains', 'mine'), on('snow', 'mine')],
    condition: claimStakes,
  },
  {
    id: 'standoff', // c07
    front: [on('snow', 'gun'), on('desert', 'gun'), on('forest', 'gun'), on('water', 'mine')],
    condition: standoff,
  },
  {
    id: 'fastest-draw', // c08
    front: [on('water', 'gun'), on('snow', 'mine'), on('forest', 'mine'), on('water', 'fort')],
    condition: fastestDraw,
  },
  {
    id: 'stronghold', // c11
    front: [on('mountains', 'fort'), on('plains', 'fort'), on('snow', 'fort'), on('desert', 'wagon')],
    condition: stronghold,
  },
  {
    id: 'border-patrol', // c12
    front: [on('mountains', 'wagon'), on('desert', 'fort'), on('water', 'fort'), on('mountains', 'cow')],
    condition: borderPatrol,
  },
  {
    id: 'wagon-train', // c10
    front: [on('desert', 'fort'), on('mountains', 'wagon'), on('snow', 'wagon'), on('desert', 'beer')],
    condition: wagonTrain,
  },
  {
    id: 'general-store', // c15
    front: [on('plains', 'cow'), on('plains', 'fort'), on('plains', 'mine'), on('forest', 'beer')],
    condition: generalStore,
  },
  {
    id: 'square-deal', // c13
    front: [on('snow', 'gun'), on('snow', 'cow'), on('snow', 'fort'), on('water', 'mine')],
    condition: squareDeal,
  },
  {
    id: 'great-divide', // c14
    front: [on('plains', 'beer'), on('forest', 'cow'), on('mountains', 'cow'), on('plains', 'gun')],
    condition: greatDivide,
  },
];

export const CARD_IDS: readonly string[] = CARDS.map((card) => card.id);

function cardOf(id: string): Card {
  const card = CARDS.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`no such card: ${id}`);
  return card;
}

// ---------------------------------------------------------------- cells and towns

function key(x: number, y: number): string {
  return `${x},${y}`;
}

function pointOf(cell: string): Point {
  const [x, y] = cell.split(',');
  if (x === undefined || y === undefined) throw new Error(`no such cell: ${cell}`);
  return { x: Number(x), y: Number(y) };
}

/** The same few cells are asked about millions of times, and reading their names is most of the work. */
function remembered<Answer>(ask: (cell: string) => Answer): (cell: string) => Answer {
  const answers = new Map<string, Answer>();
  return (cell) => {
    const known = answers.get(cell);
    if (known !== undefined) return known;
    const answer = ask(cell);
    answers.set(cell, answer);
    return answer;
  };
}

/** "Next to" means sharing an edge [B0], so these four and no corners. */
const neighbours = remembered((cell): readonly string[] => {
  const { x, y } = pointOf(cell);
  return [key(x, y - 1), key(x - 1, y), key(x + 1, y), key(x, y + 1)];
});

/** The four cells a card covers: top left, top right, bottom left, bottom right [P5]. */
const footprint = remembered((cell): readonly [string, string, string, string] => {
  const { x, y } = pointOf(cell);
  return [key(x, y), key(x + 1, y), key(x, y + 1), key(x + 1, y + 1)];
});

/** The cells a card covers and all that share an edge with one of them, each once. */
const reach = remembered((cell): readonly string[] => {
  const covered = footprint(cell);
  return [...new Set([...covered, ...covered.flatMap(neighbours)])];
});

/** What is visible once all the cards are laid down in their order: a later card hides what lies below it [P6, P7]. */
function visible(placed: readonly NaivePlacement[]): Town {
  const town = new Map<string, Territory>();
  for (const placement of placed) {
    const [topLeft, topRight, bottomLeft, bottomRight] = footprint(placement.cell);
    const front = cardOf(placement.card).front;
    if (placement.rotation === 'upright') {
      town.set(topLeft, front[0]);
      town.set(topRight, front[1]);
      town.set(bottomLeft, front[2]);
      town.set(bottomRight, front[3]);
    } else {
      town.set(topLeft, front[3]);
      town.set(topRight, front[2]);
      town.set(bottomLeft, front[1]);
      town.set(bottomRight, front[0]);
    }
  }
  return town;
}

/** The smallest box around a town, undefined around an empty one. */
function boxOf(town: Town): Box | undefined {
  let box: Box | undefined;
  for (const cell of town.keys()) {
    const { x, y } = pointOf(cell);
    if (box === undefined) box = { left: x, right: x, top: y, bottom: y };
    box = {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    };
  }
  return box;
}

// ---------------------------------------------------------------- placing [P]

/** The card covers a territory of the town or shares an edge with one; a corner alone is not enough [P2, P3]. */
function connects(town: Town, cell: string): boolean {
  return reach(cell).some((near) => town.has(near));
}

function placements(town: readonly NaivePlacement[], card: string): NaivePlacement[] {
  const seen = visible(town);
  const box = boxOf(seen);
  if (box === undefined) {
    // A position before the first card has no meaning [P1].
    return [
      { card, cell: '0,0', rotation: 'upright' },
      { card, cell: '0,0', rotation: 'upsideDown' },
    ];
  }
  const found: NaivePlacement[] = [];
  // Three cells of margin are more than a card of width two can ever reach.
  for (let y = box.top - 3; y <= box.bottom + 3; y += 1) {
    for (let x = box.left - 3; x <= box.right + 3; x += 1) {
      const cell = key(x, y);
      if (!connects(seen, cell)) continue;
      // Never on its side [P4].
      found.push({ card, cell, rotation: 'upright' });
      found.push({ card, cell, rotation: 'upsideDown' });
    }
  }
  return found;
}

// ---------------------------------------------------------------- the course of the game [S, D, T]

function otherSeat(seat: NaiveSeat): NaiveSeat {
  return seat === 'first' ? 'second' : 'first';
}

export function newGame(deal: NaiveDeal): NaiveGame {
  return {
    center: [...deal.center],
    started: false,
    circle: [...deal.circle],
    drafter: 'first', // [D1]
    queue: [],
    towns: { first: [], second: [] },
  };
}

export function seatToMove(game: NaiveGame): NaiveSeat | undefined {
  if (!game.started) return 'second'; // [S5]
  const next = game.queue[0];
  if (next !== undefined) return next.seat; // [T1]
  if (game.circle.length > 0) return game.drafter;
  return undefined; // [T3]
}

export function legalMoves(game: NaiveGame): NaiveMove[] {
  if (!game.started) return game.circle.map((card): NaiveMove => ({ type: 'pickStart', card }));
  const next = game.queue[0];
  if (next !== undefined) {
    return placements(game.towns[next.seat], next.card).map((placement): NaiveMove => ({
      type: 'place',
      ...placement,
    }));
  }
  // Any card may be taken, as far as the last one [D2, D4]; none are left when the game is over [T3].
  return game.circle.map((card): NaiveMove => ({ type: 'draft', card }));
}

export function apply(game: NaiveGame, move: NaiveMove): NaiveGame {
  if (move.type === 'pickStart') {
    // The circle is turned so that the draft point comes first [D1].
    const at = game.circle.indexOf(move.card);
    return { ...game, started: true, circle: [...game.circle.slice(at), ...game.circle.slice(0, at)] };
  }

  if (move.type === 'draft') {
    const at = game.circle.indexOf(move.card);
    const skipped = game.circle.slice(0, at);
    const rival = otherSeat(game.drafter);
    return {
      ...game,
      // Skipped and taken cards leave the circle at once [D4].
      circle: game.circle.slice(at + 1),
      // First the drafted card, then the opponent's free cards as they lay [D3, T1].
      queue: [{ seat: game.drafter, card: move.card }, ...skipped.map((card) => ({ seat: rival, card }))],
      // Then the opponent drafts [T1].
      drafter: rival,
    };
  }

  const next = game.queue[0];
  if (next === undefined) throw new Error('no card waits to be placed');
  const placement: NaivePlacement = { card: move.card, cell: move.cell, rotation: move.rotation };
  const grown = [...game.towns[next.seat], placement];
  return {
    ...game,
    queue: game.queue.slice(1),
    towns:
      next.seat === 'first'
        ? { first: grown, second: game.towns.second }
        : { first: game.towns.first, second: grown },
  };
}

export function townsOf(game: NaiveGame): NaiveTowns {
  return game.towns;
}

export function perft(game: NaiveGame, depth: number): number {
  if (depth <= 0) return 1;
  const moves = legalMoves(game);
  if (moves.length === 0) return 1;
  // Every legal move leads to exactly one position, so the last ply need not be played.
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) leaves += perft(apply(game, move), depth - 1);
  return leaves;
}

// ---------------------------------------------------------------- looking at a town

function cellsWithIcon(town: Town, icon: Icon): string[] {
  return [...town.keys()].filter((cell) => town.get(cell)?.icon === icon);
}

function cellsOfTerrain(town: Town, terrain: Terrain): string[] {
  return [...town.keys()].filter((cell) => town.get(cell)?.terrain === terrain);
}

function isTerrain(town: Town, cell: string, terrain: Terrain): boolean {
  return town.get(cell)?.terrain === terrain;
}

function isIcon(town: Town, cell: string, icon: Icon): boolean {
  return town.get(cell)?.icon === icon;
}

function nextToTerrain(town: Town, cell: string, terrain: Terrain): boolean {
  return neighbours(cell).some((beside) => isTerrain(town, beside, terrain));
}

function nextToIcon(town: Town, cell: string, icon: Icon): boolean {
  return neighbours(cell).some((beside) => isIcon(town, beside, icon));
}

/** Splits cells into groups connected by edges [G1]. */
function groupsOf(cells: readonly string[]): string[][] {
  const groups: string[][] = [];
  const done: string[] = [];
  for (const start of cells) {
    if (done.includes(start)) continue;
    const group: string[] = [];
    const waiting: string[] = [start];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      if (group.includes(cell)) continue;
      group.push(cell);
      done.push(cell);
      for (const beside of neighbours(cell)) {
        if (cells.includes(beside)) waiting.push(beside);
      }
    }
    groups.push(group);
  }
  return groups;
}

function largestSize(groups: readonly string[][]): number {
  let size = 0;
  for (const group of groups) size = Math.max(size, group.length);
  return size;
}

// ---------------------------------------------------------------- the eighteen conditions [B]

/** [B1] 4 per gun between two deserts on one axis; once even if both axes fit. */
function badlands(own: Town): number {
  let points = 0;
  for (const gun of cellsWithIcon(own, 'gun')) {
    const { x, y } = pointOf(gun);
    const across = isTerrain(own, key(x - 1, y), 'desert') && isTerrain(own, key(x + 1, y), 'desert');
    const upright = isTerrain(own, key(x, y - 1), 'desert') && isTerrain(own, key(x, y + 1), 'desert');
    if (across || upright) points += 4;
  }
  return points;
}

/** [B2] Whoever has more beers loses 1 for each beer of the opponent. */
function oneTooMany(own: Town, rival: Town): number {
  const mine = cellsWithIcon(own, 'beer').length;
  const theirs = cellsWithIcon(rival, 'beer').length;
  let points = 0;
  if (mine > theirs) {
    for (let beer = 0; beer < theirs; beer += 1) points -= 1;
  }
  return points;
}

/** [B3] 2 per cow neither on snow nor next to it. */
function happyCows(own: Town): number {
  let points = 0;
  for (const cow of cellsWithIcon(own, 'cow')) {
    if (isTerrain(own, cow, 'snow')) continue;
    if (nextToTerrain(own, cow, 'snow')) continue;
    points += 2;
  }
  return points;
}

/** [B4] 3 per wagon on or next to the largest water group, the best of equally large ones [G3]. */
function coolWater(own: Town): number {
  const groups = groupsOf(cellsOfTerrain(own, 'water'));
  const size = largestSize(groups);
  let best = 0;
  for (const group of groups) {
    if (group.length !== size) continue;
    let points = 0;
    for (const wagon of cellsWithIcon(own, 'wagon')) {
      if (group.includes(wagon) || neighbours(wagon).some((beside) => group.includes(beside))) points += 3;
    }
    best = Math.max(best, points);
  }
  return best;
}

/** [B5] 2 per cow in the largest group of cows, whatever their terrain. */
function theHerd(own: Town): number {
  return 2 * largestSize(groupsOf(cellsWithIcon(own, 'cow')));
}

/** [B6] 2 per fort, -1 per forest territory. */
function theClearing(own: Town): number {
  return 2 * cellsWithIcon(own, 'fort').length - cellsOfTerrain(own, 'forest').length;
}

/** [B7] 2 per beer next to a wagon, -1 per beer that is not. */
function chuckWagon(own: Town): number {
  let points = 0;
  for (const beer of cellsWithIcon(own, 'beer')) {
    if (nextToIcon(own, beer, 'wagon')) points += 2;
    else points -= 1;
  }
  return points;
}

/** [B8] 5 per empty cell whose four neighbours are all territories; a larger hole never has such a cell. */
function circledCamp(own: Town): number {
  const box = boxOf(own);
  if (box === undefined) return 0;
  let points = 0;
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      const cell = key(x, y);
      if (own.has(cell)) continue;
      if (neighbours(cell).every((beside) => own.has(beside))) points += 5;
    }
  }
  return points;
}

/** [B9] 2 per mine on or next to mountains. */
function motherLode(own: Town): number {
  let points = 0;
  for (const mine of cellsWithIcon(own, 'mine')) {
    if (isTerrain(own, mine, 'mountains') || nextToTerrain(own, mine, 'mountains')) points += 2;
  }
  return points;
}

/** [B10] 2 per mine with no mine next to it, -1 per mine next to another. */
function claimStakes(own: Town): number {
  let points = 0;
  for (const mine of cellsWithIcon(own, 'mine')) {
    if (nextToIcon(own, mine, 'mine')) points -= 1;
    else points += 2;
  }
  return points;
}

/** [B11] 3 per pair of guns two cells apart in a line, with a territory without a gun between them. */
function standoff(own: Town): number {
  let points = 0;
  for (const gun of cellsWithIcon(own, 'gun')) {
    const { x, y } = pointOf(gun);
    // Only rightwards and downwards, so that each pair is met once.
    const lines: readonly (readonly [between: string, far: string])[] = [
      [key(x + 1, y), key(x + 2, y)],
      [key(x, y + 1), key(x, y + 2)],
    ];
    for (const [between, far] of lines) {
      if (!isIcon(own, far, 'gun')) continue;
      if (!own.has(between)) continue;
      if (isIcon(own, between, 'gun')) continue;
      points += 3;
    }
  }
  return points;
}

/** [B12] 6 for the player with more guns; nobody when equal. */
function fastestDraw(own: Town, rival: Town): number {
  return cellsWithIcon(own, 'gun').length > cellsWithIcon(rival, 'gun').length ? 6 : 0;
}

/** [B13] 3 per fort with a territory on each of its four sides. */
function stronghold(own: Town): number {
  let points = 0;
  for (const fort of cellsWithIcon(own, 'fort')) {
    if (neighbours(fort).every((beside) => own.has(beside))) points += 3;
  }
  return points;
}

/** [B14] 2 per fort with two or more empty sides, enclosed holes included. */
function borderPatrol(own: Town): number {
  let points = 0;
  for (const fort of cellsWithIcon(own, 'fort')) {
    const empty = neighbours(fort).filter((beside) => !own.has(beside));
    if (empty.length >= 2) points += 2;
  }
  return points;
}

/** [B15] 2 per wagon in the one row or column with the most wagons, gaps or not. */
function wagonTrain(own: Town): number {
  const box = boxOf(own);
  if (box === undefined) return 0;
  const wagons = cellsWithIcon(own, 'wagon').map(pointOf);
  let most = 0;
  for (let y = box.top; y <= box.bottom; y += 1) {
    most = Math.max(most, wagons.filter((wagon) => wagon.y === y).length);
  }
  for (let x = box.left; x <= box.right; x += 1) {
    most = Math.max(most, wagons.filter((wagon) => wagon.x === x).length);
  }
  return 2 * most;
}

/** [B16] 3 per complete set of the six different icons. */
function generalStore(own: Town): number {
  const counts = ICONS.map((icon) => cellsWithIcon(own, icon).length);
  return 3 * Math.min(...counts);
}

/** [B17] 3 per 2 x 2 square of a single terrain; overlapping squares each count. */
function squareDeal(own: Town): number {
  let points = 0;
  for (const [cell, territory] of own) {
    if (footprint(cell).every((part) => isTerrain(own, part, territory.terrain))) points += 3;
  }
  return points;
}

/** [B18] 6 for the player whose largest mountains group is larger; nobody when equal. */
function greatDivide(own: Town, rival: Town): number {
  const mine = largestSize(groupsOf(cellsOfTerrain(own, 'mountains')));
  const theirs = largestSize(groupsOf(cellsOfTerrain(rival, 'mountains')));
  return mine > theirs ? 6 : 0;
}

// ---------------------------------------------------------------- the tally [G2, B0, W1]

function tallyOne(center: readonly string[], own: Town, rival: Town): NaiveTally {
  const terrains: Record<string, number> = {};
  const bonuses: Record<string, number> = {};
  let total = 0;
  for (const terrain of TERRAINS) {
    const points = largestSize(groupsOf(cellsOfTerrain(own, terrain)));
    terrains[terrain] = points;
    total += points;
  }
  for (const id of center) {
    const points = cardOf(id).condition(own, rival);
    // A result is never minus zero [B0].
    bonuses[id] = points === 0 ? 0 : points;
    total += points;
  }
  return { terrains, bonuses, total: total === 0 ? 0 : total };
}

export function tally(
  center: readonly string[],
  towns: NaiveTowns,
): { first: NaiveTally; second: NaiveTally } {
  const first = visible(towns.first);
  const second = visible(towns.second);
  return { first: tallyOne(center, first, second), second: tallyOne(center, second, first) };
}
