// A town: its visible territories by "x,y", the spots for a card, and its groups.

export const TERRAINS = ['desert', 'forest', 'mountains', 'plains', 'snow', 'water'];

export const keyOf = (x, y) => `${x},${y}`;

export function pointOf(key) {
  const [x, y] = key.split(',').map(Number);
  return { x, y };
}

/** The four cells next to a cell. */
export function neighbours(key) {
  const { x, y } = pointOf(key);
  return [keyOf(x, y - 1), keyOf(x - 1, y), keyOf(x + 1, y), keyOf(x, y + 1)];
}

/** The four cells of a card and the eight that share an edge with it, from its top left cell. */
const CONTACTS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [-1, 1],
  [2, 0],
  [2, 1],
  [0, 2],
  [1, 2],
];

/** Whether a card may be placed with its top left territory on a cell: over the town, or edge to edge with it. */
export function mayLie(town, x, y) {
  if (!town.box) return x === 0 && y === 0;
  return CONTACTS.some(([dx, dy]) => town.cells[keyOf(x + dx, y + dy)] !== undefined);
}

/** Every cell on which a card may be placed. */
export function spots(town) {
  if (!town.box) return [{ x: 0, y: 0 }];
  const { left, top, right, bottom } = town.box;
  const found = [];
  for (let y = top - 2; y <= bottom + 1; y++) {
    for (let x = left - 2; x <= right + 1; x++) {
      if (mayLie(town, x, y)) found.push({ x, y });
    }
  }
  return found;
}

/** Places four territories on the town. */
export function lay(town, x, y, front) {
  front.forEach((territory, i) => {
    town.cells[keyOf(x + (i % 2), y + Math.floor(i / 2))] = territory;
  });
  const { left, top, right, bottom } = town.box ?? { left: x, top: y, right: x + 1, bottom: y + 1 };
  town.box = {
    left: Math.min(left, x),
    top: Math.min(top, y),
    right: Math.max(right, x + 1),
    bottom: Math.max(bottom, y + 1),
  };
}

/** The cells with an icon, and those of a terrain. */
export const withIcon = ({ cells }, icon) => Object.keys(cells).filter((key) => cells[key].icon === icon);
export const ofTerrain = ({ cells }, terrain) =>
  Object.keys(cells).filter((key) => cells[key].terrain === terrain);

/** The groups among some cells: connected by edges. */
export function groupsOf(keys) {
  const rest = new Set(keys);
  const groups = [];
  for (const start of keys) {
    if (!rest.delete(start)) continue;
    const group = [start];
    for (const key of group) {
      for (const next of neighbours(key)) if (rest.delete(next)) group.push(next);
    }
    groups.push(group);
  }
  return groups;
}

export const largestSize = (groups) => Math.max(0, ...groups.map((group) => group.length));
