// The things in the pictures above the pages: shapes from back to front, each with what it is filled or drawn with.

/** A fill or a pen of scene.css. */
type Ink =
  | 'canvas'
  | 'shade'
  | 'wood'
  | 'straw'
  | 'red'
  | 'blue'
  | 'green'
  | 'brass'
  | 'black'
  | 'gray'
  | 'flame'
  | 'glow'
  | 'line'
  | 'fine'
  | 'bold'
  | 'dashes';

/** A path around 0,0, the middle of the foot of the thing. */
export type Drawing = ReadonlyArray<readonly [ink: Ink, path: string]>;

/** A circle as a path. */
const disk = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const wheel = (x: number, r: number): Drawing => [
  ['wood', disk(x, -r, r)],
  ['canvas', disk(x, -r, r - 5)],
  [
    'fine',
    [0, 45, 90, 135]
      .map((angle) => {
        const [dx, dy] = [Math.cos, Math.sin].map((f) => Math.round(f((angle * Math.PI) / 180) * (r - 5)));
        return `M${x - (dx ?? 0)} ${-r - (dy ?? 0)}L${x + (dx ?? 0)} ${-r + (dy ?? 0)}`;
      })
      .join(''),
  ],
  ['brass', disk(x, -r, 5)],
];

const WAGON: Drawing = [
  ['canvas', 'M-80-42Q-88-106-64-116-30-102 2-106 36-110 68-122 92-106 78-46z'],
  ['shade', 'M-80-42Q-88-106-64-116-56-86-60-42z'],
  ['fine', 'M-32-43Q-36-92-30-107M6-44Q8-92 8-106M42-45Q48-92 42-112'],
  ['wood', 'M-78-46 78-50 70-20-70-18z'],
  ['fine', 'M-74-34 74-37M-20-45-19-20M24-46 24-20'],
  ['bold', 'M70-28 122-24'],
  ...wheel(-44, 28),
  ...wheel(46, 22),
];

const OX: Drawing = [
  ['shade', 'M-30-30-30 0h-7l-3-30zM22-30 22 0h-7l-3-30z'],
  [
    'wood',
    'M-46-62Q-10-68 26-62 42-70 54-60L68-50Q72-42 64-38L50-38Q44-28 36-26L34 0h-9l-2-24Q0-18-22-24L-26 0h-9L-38-24-44 0h-9Q-50-30-54-46-54-58-46-62z',
  ],
  ['canvas', 'M-20-64Q0-66 6-63 4-50-10-48-24-50-20-64z'],
  ['bold', 'M48-62Q50-76 62-78M54-60Q60-70 70-68M-53-52Q-62-40-58-24'],
  ['bold', 'M57-51h.1'],
];

const FIRE: Drawing = [
  ['line', 'M-52 2 0-104 50 2M0-104V-80'],
  ['flame', 'M0-8Q-30-16-22-44-16-36-11-36-14-58 5-74 5-54 16-48 21-52 20-60 38-32 16-10 8-5 0-8z'],
  ['glow', 'M1-8Q-13-16-8-32-2-27 1-40 14-28 11-16 7-8 1-8z'],
  ['wood', 'M-34-2 28-16 32-7-30 6zM34-2-28-16-32-7 30 6z'],
  ['black', 'M-12-80h24q5 16-3 22h-18q-8-6-3-22z'],
];

const POLE: Drawing = [
  ['wood', 'M-5 0-4-156H4L5 0z'],
  ['wood', 'M-34-144H34v8H-34z'],
  ['canvas', 'M-30-154h8v10h-8zM22-154h8v10h-8z'],
];

const CACTUS: Drawing = [
  [
    'green',
    'M-10 0V-40H-22Q-36-40-36-56V-72Q-36-79-29-79T-22-72V-58Q-22-54-18-54H-10V-98Q-10-110 0-110T10-98V-46H15Q20-46 20-51V-64Q20-71 27-71T34-64V-48Q34-32 19-32H10V0z',
  ],
  ['fine', 'M-3-100V-5M4-100V-5M-29-72v14M27-64v14'],
];

const PINE: Drawing = [
  ['wood', 'M-5 0V-16H5V0z'],
  ['green', 'M0-96 22-58H13L29-32H18L34-12H-34L-18-32H-29L-13-58H-22z'],
  ['fine', 'M0-84V-20M0-60-10-50M0-44 12-32'],
];

const front = (wall: Ink, awning: Ink): Drawing => [
  [wall, 'M-48 0V-76H48V0z'],
  [wall, 'M-56-72V-112H-26Q-24-126 0-128 24-126 26-112H56V-72z'],
  ['canvas', 'M-38-104H38v20H-38z'],
  ['fine', 'M-30-94H30M-56-78H56'],
  ['shade', 'M-12 0V-38H12V0zM-40-8V-34H-20V-8zM20-8V-34H40V-8z'],
  ['fine', 'M0-38V0M-30-34V-8M30-34V-8M-40-21h20M20-21h20'],
  [awning, 'M-56-58H56L66-44H-66z'],
  ['wood', 'M-64-44h5V0h-5zM59-44h5V0h-5z'],
];

const SIGNPOST: Drawing = [
  ['wood', 'M-5 0-4-124H4L5 0z'],
  ['straw', 'M-42-114H44L62-98 44-82H-42z'],
  ['straw', 'M34-70-46-62-62-46-42-34 22-40 16-48 28-54z'],
  ['fine', 'M-32-104H30M-32-98H36M-32-92H20M-40-52 10-58M-38-44 6-48'],
];

const SKULL: Drawing = [
  ['canvas', 'M-20-34Q-42-34-46-56-32-42-14-40zM20-34Q42-34 46-56 32-42 14-40z'],
  ['canvas', 'M-20-32Q-12-42 0-42T20-32L11-4Q0 3-11-4z'],
  ['black', 'M-14-28q7-3 8 4-6 5-8-4zM14-28q-7-3-8 4 6 5 8-4z'],
  ['fine', 'M-4-8v5M4-8v5'],
];

const PEAK: Drawing = [
  ['gray', 'M-92 0-40-66-26-58 0-112 34-52 48-60 96 0z'],
  ['canvas', 'M0-112 19-78 8-70 0-80-10-68-18-76z'],
  ['fine', 'M-40-66-24-34M34-52 22-20M0-64 8-36M-60-20-50-8'],
  ['line', 'M0-112V-156'],
  ['red', 'M0-156Q20-162 40-152L32-142 40-132Q20-142 0-134z'],
];

const LANTERN: Drawing = [
  ['line', 'M-24-16Q-52-96 0-118 52-96 24-16'],
  ['glow', 'M-20-16Q-30-46-15-70H15Q30-46 20-16z'],
  ['flame', 'M0-20Q-13-30 0-56 13-30 0-20z'],
  ['fine', 'M-25-44H25M0-70V-58'],
  ['black', 'M-30 0-25-16H25L30 0zM-18-70-11-88H11L18-70zM-6-88V-96H6V-88z'],
];

const COMPASS: Drawing = [
  ['brass', 'M-10-78a10 10 0 1 1 20 0z'],
  ['brass', disk(0, -36, 36)],
  ['canvas', disk(0, -36, 28)],
  ['fine', 'M0-62v6M0-16v6M-26-36h6M20-36h6'],
  ['red', 'M16-54 5-32-5-40z'],
  ['black', 'M-16-18-5-40 5-32z'],
];

const ledger = (cover: Ink): Drawing => [
  ['canvas', 'M-60-3V-25H70V-3z'],
  ['fine', 'M-56-10H70M-56-17H70'],
  [cover, 'M72 0H-58Q-72 0-72-14T-58-28H72v4H-56Q-64-24-64-14T-56-4H72z'],
];

const BOOK: Drawing = [
  ['red', 'M0-6Q-44-22-106-8L-96-80Q-44-92 0-74 44-92 96-80L106-8Q44-22 0-6z'],
  ['canvas', 'M0-10Q-40-26-96-15L-88-82Q-40-94 0-76z'],
  ['canvas', 'M0-10Q40-26 96-15L88-82Q40-94 0-76z'],
  [
    'fine',
    'M-78-70Q-44-78-14-68M-80-58Q-44-66-14-56M-82-46Q-44-54-14-44M-84-34Q-50-42-14-31M78-70Q44-78 14-68M80-58Q44-66 14-56M82-46Q44-54 14-44',
  ],
  ['line', 'M0-76V-10'],
];

const INKWELL: Drawing = [
  ['canvas', 'M4-30Q26-92 70-122 78-82 40-48 26-38 6-28z'],
  ['line', 'M0-24Q24-76 66-116'],
  ['black', 'M-22 0V-24Q-22-32-10-34V-42H10V-34Q22-32 22-24V0z'],
];

const LETTER: Drawing = [
  ['canvas', 'M-76 0-70-84 76-78 72 4z'],
  ['fine', 'M-70-84 6-30 76-78M-76 0-8-40M72 4 14-36'],
  ['red', disk(4, -32, 14)],
  ['canvas', 'M4-41l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z'],
];

const HAT: Drawing = [
  ['wood', 'M-84-10Q-48 6 0 4T84-10Q78-26 46-22 50-66 32-72 16-60 0-72-20-76-36-60-48-46-46-22-76-26-84-10z'],
  ['black', 'M-46-34Q0-22 47-34L46-20Q0-8-46-20z'],
  ['brass', 'M-6-32h14v15H-6z'],
];

const STAR: Drawing = [
  ['brass', 'M0-80 11-53 40-51 18-32 25-4 0-19-25-4-18-32-40-51-11-53z'],
  [
    'brass',
    [disk(0, -82, 5), disk(42, -51, 5), disk(27, -2, 5), disk(-27, -2, 5), disk(-42, -51, 5)].join(''),
  ],
  ['fine', 'M0-64 7-46 26-45 11-33 16-15 0-25-16-15-11-33-26-45-7-46z'],
];

const KEYS: Drawing = [
  ['line', disk(0, -24, 22)],
  ['brass', 'M20-26h62v8H70v12h-9V-18h-7v9h-9v-9H20z'],
  ['gray', 'M12-10 58 2l-2 8-8-2-3 8-8-3 2-7L10-2z'],
];

const PENCIL: Drawing = [
  ['straw', 'M-84-2V-14H52V-2z'],
  ['canvas', 'M52-2V-14L78-8z'],
  ['black', 'M68-5V-11L78-8z'],
  ['red', 'M-98-2V-14H-84V-2z'],
  ['fine', 'M-84-8H52'],
];

const TALLY: Drawing = [
  ['canvas', 'M-58 0-52-116 60-112 58 0z'],
  ['fine', 'M-44-98 52-95M-46-70 54-68M-47-44 55-43M-48-20 55-20M6-97 2-2'],
  [
    'line',
    'M-36-90v14M-28-90v14M-20-90v14M-12-90v14M-40-78-8-88M18-88v14M26-88v14M34-88v14M-36-64v14M-28-64v14M18-62v14M26-62v14M34-62v14M42-62v14M14-50 46-60',
  ],
];

const MAP: Drawing = [
  ['canvas', 'M-128-6Q-66-18 0-8T128-8L114-96Q58-86 0-96T-114-94z'],
  [
    'fine',
    'M-88-70Q-60-84-44-66-40-50-66-48-92-52-88-70zM-78-68Q-62-76-54-65-54-56-66-55-80-58-78-68zM52-40Q70-52 88-42 92-28 70-24 52-26 52-40z',
  ],
  ['dashes', 'M-96-28Q-50-14-24-40T30-60 84-76'],
  ['red', 'M78-84l6 5 6-6 5 4-6 7 5 6-6 4-5-6-6 5-4-5 6-5-5-6z'],
  [
    'shade',
    'M-128-6Q-136-52-114-94-126-92-132-80-144-40-128-6zM128-8Q138-52 114-96 128-94 134-80 144-42 128-8z',
  ],
];

const FRAME: Drawing = [
  ['brass', 'M-50 0V-128H50V0z'],
  ['canvas', 'M-40-10V-118H40V-10z'],
  ['shade', 'M-34-10Q-32-40-10-44V-52H10V-44Q32-40 34-10z'],
  ['straw', 'M-18-74Q-18-44 0-42 18-44 18-74z'],
  ['wood', 'M-36-70Q-30-78-18-78-18-102-8-104 0-98 8-104 18-102 18-78 30-78 36-70 20-62 0-62T-36-70z'],
  ['fine', 'M-50 0-40-10M50 0 40-10M-50-128-40-118M50-128 40-118'],
];

const MEDAL: Drawing = [
  ['red', 'M-16-72H16L8-36H-8z'],
  ['canvas', 'M-6-72H6L3-36H-3z'],
  ['brass', disk(0, -22, 22)],
  ['fine', `${disk(0, -22, 16)}M0-32l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z`],
];

const WATCH: Drawing = [
  ['brass', disk(0, -66, 8)],
  ['brass', disk(0, -30, 30)],
  ['canvas', disk(0, -30, 23)],
  ['bold', 'M0-30V-46M0-30 10-24'],
  ['fine', 'M0-51v4M0-13v4M-21-30h4M17-30h4'],
];

const LOG: Drawing = [
  ['wood', 'M-52-4Q-58-13-52-22H50Q56-13 50-4z'],
  ['straw', 'M50-4q-7-9 0-18 7 9 0 18z'],
  ['fine', 'M-40-16H20M-30-9H34'],
];

const BIRDS: Drawing = [['line', 'M-26 0q7-9 13 0 6-9 13 0M14-14q5-7 10 0 5-7 10 0M32 10q4-5 8 0 4-5 8 0']];

const FLAG: Drawing = [
  ['line', 'M0 0V-58'],
  ['blue', 'M0-58Q14-63 30-56L24-48 30-40Q14-47 0-42z'],
];

export const THINGS = {
  wagon: WAGON,
  ox: OX,
  fire: FIRE,
  pole: POLE,
  cactus: CACTUS,
  pine: PINE,
  store: front('straw', 'red'),
  saloon: front('wood', 'blue'),
  signpost: SIGNPOST,
  skull: SKULL,
  peak: PEAK,
  lantern: LANTERN,
  compass: COMPASS,
  ledger: ledger('red'),
  journal: ledger('green'),
  book: BOOK,
  inkwell: INKWELL,
  letter: LETTER,
  hat: HAT,
  star: STAR,
  keys: KEYS,
  pencil: PENCIL,
  tally: TALLY,
  map: MAP,
  frame: FRAME,
  medal: MEDAL,
  watch: WATCH,
  log: LOG,
  birds: BIRDS,
  flag: FLAG,
} satisfies Record<string, Drawing>;

export type ThingName = keyof typeof THINGS;

const rays = Array.from({ length: 8 }, (_, n) => {
  const [x, y] = [Math.cos, Math.sin].map((f) => f((n * Math.PI) / 4));
  const at = (r: number): string => `${Math.round((x ?? 0) * r)} ${Math.round((y ?? 0) * r)}`;
  return `M${at(30)}L${at(44)}`;
}).join('');

/** Signs that stand in no picture. */
export const SIGNS = {
  sun: [
    ['line', rays],
    ['straw', disk(0, 0, 22)],
  ],
  pegs: [
    ['canvas', 'M-40-40H0V0H-40z'],
    ['green', 'M-40-40h20v20h-20zM-20-20H0V0H-20z'],
    ['brass', [disk(22, -20, 7), disk(-20, 24, 7), disk(22, 24, 7)].join('')],
  ],
  empty: [
    ['canvas', 'M-36-36H36V36H-36z'],
    ['fine', 'M-36 0H36M0-36V36'],
  ],
} satisfies Record<string, Drawing>;
