// A town the naive way: its visible territories by "x,y", and what a scoring condition may ask about them.

export type Terrain = 'desert' | 'forest' | 'mountains' | 'plains' | 'snow' | 'water';
export type Icon = 'beer' | 'cow' | 'fort' | 'gun' | 'mine' | 'wagon';
export type Territory = { readonly terrain: Terrain; readonly icon: Icon };
export type Front = readonly [
  topLeft: Territory,
  topRight: Territory,
  bottomLeft: Territory,
  bottomRight: Territory,
];
/** The visible territories only, by "x,y" [P7]. */
export type Town = ReadonlyMap<string, Territory>;
/** What a scoring card is worth to the owner of the first town. */
export type Condition = (own: Town, rival: Town) => number;
export type Card = { readonly id: string; readonly front: Front; readonly condition: Condition };
type Point = { readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export const TERRAINS: readonly Terrain[] = ['desert', 'forest', 'mountains', 'plains', 'snow', 'water'];
export const ICONS: readonly Icon[] = ['beer', 'cow', 'fort', 'gun', 'mine', 'wagon'];

// ---------------------------------------------------------------- cells

export function key(x: number, y: number): string {
  return `${x},${y}`;
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

export const pointOf = remembered((cell): Point => {
  const [x, y] = cell.split(',');
  if (x === undefined || y === undefined) throw new Error(`no such cell: ${cell}`);
  return { x: Number(x), y: Number(y) };
});

/** "Next to" means sharing an edge [B0], so these four and no corners. */
export const neighbors = remembered((cell): readonly string[] => {
  const { x, y } = pointOf(cell);
  return [key(x, y - 1), key(x - 1, y), key(x + 1, y), key(x, y + 1)];
});

/** The four cells a card covers: top left, top right, bottom left, bottom right [P5]. */
export const footprint = remembered((cell): readonly [string, string, string, string] => {
  const { x, y } = pointOf(cell);
  return [key(x, y), key(x + 1, y), key(x, y + 1), key(x + 1, y + 1)];
});

/** The cells a card covers and all that share an edge with one of them, each once. */
export const reach = remembered((cell): readonly string[] => {
  const covered = footprint(cell);
  return [...new Set([...covered, ...covered.flatMap(neighbors)])];
});

/** The smallest box around a town, undefined around an empty one. */
export function boxOf(town: Town): Box | undefined {
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

/** Every row and every column of the smallest box around a town, each from one end to the other, empty cells too. */
export function linesOf(town: Town): string[][] {
  const box = boxOf(town);
  if (box === undefined) return [];
  const lines: string[][] = [];
  for (let y = box.top; y <= box.bottom; y += 1) {
    const row: string[] = [];
    for (let x = box.left; x <= box.right; x += 1) row.push(key(x, y));
    lines.push(row);
  }
  for (let x = box.left; x <= box.right; x += 1) {
    const column: string[] = [];
    for (let y = box.top; y <= box.bottom; y += 1) column.push(key(x, y));
    lines.push(column);
  }
  return lines;
}

// ---------------------------------------------------------------- territories

export function cellsWithIcon(town: Town, icon: Icon): string[] {
  return [...town.keys()].filter((cell) => town.get(cell)?.icon === icon);
}

export function cellsOfTerrain(town: Town, terrain: Terrain): string[] {
  return [...town.keys()].filter((cell) => town.get(cell)?.terrain === terrain);
}

export function isTerrain(town: Town, cell: string, terrain: Terrain): boolean {
  return town.get(cell)?.terrain === terrain;
}

export function isIcon(town: Town, cell: string, icon: Icon): boolean {
  return town.get(cell)?.icon === icon;
}

export function nextToTerrain(town: Town, cell: string, terrain: Terrain): boolean {
  return neighbors(cell).some((beside) => isTerrain(town, beside, terrain));
}

export function nextToIcon(town: Town, cell: string, icon: Icon): boolean {
  return neighbors(cell).some((beside) => isIcon(town, beside, icon));
}

// ---------------------------------------------------------------- groups and runs

/** Splits cells into groups connected by edges [G1]. */
export function groupsOf(cells: readonly string[]): string[][] {
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
      for (const beside of neighbors(cell)) {
        if (cells.includes(beside)) waiting.push(beside);
      }
    }
    groups.push(group);
  }
  return groups;
}

export function largestSize(groups: readonly string[][]): number {
  let size = 0;
  for (const group of groups) size = Math.max(size, group.length);
  return size;
}

/** All groups of the largest size: each scoring card chooses among them for itself [G3]. */
export function largestGroups(cells: readonly string[]): string[][] {
  const groups = groupsOf(cells);
  return groups.filter((group) => group.length === largestSize(groups));
}

/** How long the unbroken straight lines of such cells are, each as far as it goes; a single cell is a line of one. */
export function runLengths(town: Town, belongs: (cell: string) => boolean): number[] {
  const lengths: number[] = [];
  for (const line of linesOf(town)) {
    let length = 0;
    for (const cell of line) {
      if (belongs(cell)) {
        length += 1;
      } else {
        if (length > 0) lengths.push(length);
        length = 0;
      }
    }
    if (length > 0) lengths.push(length);
  }
  return lengths;
}
