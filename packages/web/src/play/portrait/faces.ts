// How the eight opponents are drawn: shapes from back to front, each with what it is filled or drawn with.

import type { Level } from '@wagons/ai';

/** A fill or a pen of face.module.css. */
type Ink =
  | 'sage'
  | 'white'
  | 'line'
  | 'brass'
  | 'ginger'
  | 'red'
  | 'skinLight'
  | 'ink'
  | 'glint'
  | 'fine'
  | 'freckle'
  | 'straw'
  | 'blue'
  | 'chestnut'
  | 'blush'
  | 'skinDark'
  | 'lip'
  | 'stalk'
  | 'dots'
  | 'brown'
  | 'black'
  | 'skinTan'
  | 'raven'
  | 'strand'
  | 'skinBrown'
  | 'wire'
  | 'trim'
  | 'skinRosy'
  | 'gray'
  | 'lens'
  | 'coat'
  | 'loupe'
  | 'tear';

/** A path in a square of 96 units; a mouth is replaced when the face shows a mood. */
export type Shape = readonly [ink: Ink, path: string, part?: 'mouth'];

/** Pip, a child under a hat that is far too big. */
const PIP: readonly Shape[] = [
  ['sage', 'M22 98Q24 82 40 79h16q16 3 18 19z'],
  ['white', 'M38 79q10 9 20 0l3 6q-13 11-26 0z'],
  ['line', 'M35 84v14M61 84v14'],
  ['brass', 'M32.4 90a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z'],
  ['brass', 'M58.4 90a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z'],
  ['ginger', 'M29 52q-11 4-13 17-1 7 5 9 6-2 6-8 1-7 6-11zM67 52q11 4 13 17 1 7-5 9-6-2-6-8-1-7-6-11z'],
  ['red', 'M15 70l9 2-1 5-9-2zM81 70l-9 2 1 5 9-2z'],
  ['skinLight', 'M28 48q0 34 20 35 20-1 20-35z'],
  ['ginger', 'M28 46q-1 10 3 12 3-6 9-8 5 4 12 3 8 0 13 5 4-3 3-12z'],
  ['ink', 'M37.4 60.5a3 3.6 0 1 0 6 0a3 3.6 0 1 0-6 0zM52.6 60.5a3 3.6 0 1 0 6 0a3 3.6 0 1 0-6 0z'],
  ['glint', 'M41 58.5h1.2v1.6H41zM56.2 58.5h1.2v1.6h-1.2z'],
  ['fine', 'M46.5 66q1.5 1.5 3 0'],
  ['freckle', 'M34 67h.1M37 69h.1M36 65.5h.1M59 69h.1M62 67h.1M60 65.5h.1'],
  ['white', 'M39.5 71q8.5 3 17 0-2 8-8.5 8t-8.5-8z', 'mouth'],
  ['fine', 'M47 72.5v3.8h3.2v-3.8', 'mouth'],
  ['straw', 'M9 45q3-6 16-7 0-23 12-27 11 5 22 0 12 4 12 27 13 1 16 7-6 10-39 10T9 45z'],
  ['line', 'M25 38q22 9 46 0'],
  ['red', 'M25.3 31q22 9 45.4 0l.3 7q-23 9-46 0z'],
  ['fine', 'M15 45l5 3M23 47l6 3M74 47l-6 3M81 45l-5 3M41 16l2 9M55 15l-2 10'],
];

/** Mabel, a baker with a cap and red cheeks. */
const MABEL: readonly Shape[] = [
  ['blue', 'M10 98q3-19 24-21h28q21 2 24 21z'],
  ['white', 'M32 98q0-14 4-21l12 8 12-8q4 7 4 21z'],
  ['skinLight', 'M26 50q-1 33 22 34 23-1 22-34-1-17-22-17T26 50z'],
  ['chestnut', 'M26 56q-7-6-4-17l8-9h36l8 9q3 11-4 17-1-8-6-12-6 2-13-3-8 7-17 3-7 4-8 12z'],
  ['blush', 'M29 62a5 4.5 0 1 0 10 0a5 4.5 0 1 0-10 0zM57 62a5 4.5 0 1 0 10 0a5 4.5 0 1 0-10 0z'],
  ['line', 'M35 56q3.5-4 7 0M54 56q3.5-4 7 0'],
  ['fine', 'M34 49q4-3 8-1M54 48q4-2 8 1'],
  ['fine', 'M48 56q-3 6 .5 7.5M39 81.5q9 3 18 0'],
  ['line', 'M39.5 69q8.5 8 17 0', 'mouth'],
  ['fine', 'M38 67.5l2.5 2M58 67.5l-2.5 2', 'mouth'],
  [
    'white',
    'M20 40q-8-3-5-11 1-5 7-5 1-10 12-10 5-7 14-5 9-2 14 5 11 0 12 10 6 0 7 5 3 8-5 11-5-4-9-1-5-5-10-1-5-4-9 0-5-4-10 0-5-3-9 1-4-3-9 1z',
  ],
  ['red', 'M21.5 33q26-11 53 0l-1 5q-26-10-51 0z'],
  ['fine', 'M28 19q2 4 1 8M40 14q2 5 0 11M56 14q-2 5 0 11M68 19q-2 4-1 8'],
  ['brass', 'M45 89a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
];

/** Amos, a cowhand with a bandana and a straw. */
const AMOS: readonly Shape[] = [
  ['blue', 'M12 98q3-17 22-21h28q19 4 22 21z'],
  ['skinDark', 'M39 68h18v14q-9 7-18 0z'],
  ['skinDark', 'M30 42q-5-1-5 6t5 9zM66 42q5-1 5 6t-5 9z'],
  ['skinDark', 'M30 36h36q2 22-3 32-6 10-15 10t-15-10q-5-10-3-32z'],
  ['ink', 'M31 53q2 3 3 8 5 1 8 0 6-4 12 0 3 1 8 0 1-5 3-8 1 11-3 17-5 11-14 11t-14-11q-4-6-3-17z'],
  ['lip', 'M40 66.5q8 4.5 17-1-2 7-8.5 7-6 0-8.5-6z', 'mouth'],
  ['stalk', 'M55 67l17 6'],
  ['brass', 'M70 72q5-2 8 3-5 2-8-3z'],
  ['ink', 'M36.5 50.5a3 2.5 0 1 0 6 0a3 2.5 0 1 0-6 0zM53.5 50.5a3 2.5 0 1 0 6 0a3 2.5 0 1 0-6 0z'],
  ['line', 'M35 47.5q4-3 9-.5M52 47q5-2.5 9 .5'],
  ['fine', 'M48 50l-3 8q3 2.5 6 0'],
  ['red', 'M27 79q21 9 42 0 3 4 0 8l-13 2-8 9-8-9-13-2q-3-4 0-8z'],
  ['dots', 'M35 84h.1M42 87h.1M54 87h.1M61 84h.1M48 91h.1'],
  ['brown', 'M5 33q6-7 15-3l8 4q-1-25 9-26 5 0 11 4 6-4 11-4 10 1 9 26l8-4q9-4 15 3-8 14-43 14T5 33z'],
  ['red', 'M27.7 28q20 8 40.6 0l-.2 7q-20 8-40.2 0z'],
  ['fine', 'M48 12v8M13 34q5 4 12 6M83 34q-5 4-12 6'],
];

/** Lin, a telegraph operator with an eyeshade and a pencil. */
const LIN: readonly Shape[] = [
  ['black', 'M14 98q3-17 22-21h24q19 4 22 21z'],
  ['white', 'M34 77l14 21 14-21-5-4H39z'],
  ['skinTan', 'M40 66h16v12q-8 8-16 0z'],
  ['red', 'M48 85l-11-5v11zM48 85l11-5v11z'],
  ['brass', 'M45.2 85a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z'],
  ['skinTan', 'M29 46q-5-1-4 6t5 8zM67 46q5-1 4 6t-5 8z'],
  ['skinTan', 'M29 38h38q2 20-3 30-6 9-16 9t-16-9q-5-10-3-30z'],
  ['raven', 'M27 52q-4-16 0-24 3-9 13-11 1-5 9-5 3 0 5 2 11 0 15 10 4 10 0 28l-3-2V36H30v14z'],
  ['strand', 'M40 17q0 6-6 10M42 17q8 1 12 9M47 15q11 2 14 11'],
  ['line', 'M36 55q4-3.5 8-.5M52 54.5q4-3 8 .5'],
  [
    'ink',
    'M38.2 56.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0zM53.2 56.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z',
  ],
  ['fine', 'M48 56l-2 7q2 1.8 4.5 0'],
  ['line', 'M42 69q7 3.5 13-1', 'mouth'],
  ['sage', 'M22 38q26-12 52 0l5 10q-31-11-62 0z'],
  ['red', 'M22.5 32.5q25-11 51 0l.5 6q-26-11-52 0z'],
  ['fine', 'M28 42l-3 3M36 39.5l-2 3.5M60 39.5l2 3.5M68 42l3 3'],
  ['brass', 'M66 51l16-17 3.5 3-15 18z'],
  ['ink', 'M82 34l5-2-1.5 5z'],
];

/** Inés, a ranch owner with a braid and a flat hat. */
const INES: readonly Shape[] = [
  ['red', 'M12 98q3-17 24-22h24q21 5 24 22z'],
  ['stalk', 'M30 80q18 13 36 0M25 84q23 17 46 0'],
  ['skinBrown', 'M40 64h16v13q-8 9-16 0z'],
  ['raven', 'M27 36h42q3 18-1 30-2 8-7 9H35q-5-1-7-9-4-12-1-30z'],
  ['skinBrown', 'M31 38h34q2 18-3 28-6 10-14 10t-14-10q-5-10-3-28z'],
  ['raven', 'M30 50q-1-9 2-14h32q3 5 2 14-5-3-9-10-8 8-18 4-6 2-9 6z'],
  ['raven', 'M63 68q9 1 9 8 1 5-3 7 4 4 1 8-1 4-4 7H57q3-4 2-8-3-4 1-8-3-4 0-8z'],
  ['strand', 'M61 74q5 3 9 0M60 82q5 3 9 1M59 90q5 3 10 1'],
  ['line', 'M35 52.5q4-4 9-1M52 51.5q5-3 9 1'],
  ['ink', 'M37 56a2.8 2.5 0 1 0 5.6 0a2.8 2.5 0 1 0-5.6 0zM53.4 56a2.8 2.5 0 1 0 5.6 0a2.8 2.5 0 1 0-5.6 0z'],
  ['fine', 'M49 55l-3 9q2.5 1.5 4.5 0'],
  ['lip', 'M42 69q3-2 6-.5 3-1.5 6 .5-6 5.5-12 0z', 'mouth'],
  ['wire', 'M26 66a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z'],
  ['wire', 'M63 65a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z'],
  ['black', 'M4 37q8-5 22-5V16q22-7 44 0v16q14 0 22 5-10 8-44 8T4 37z'],
  ['red', 'M26 27q22 6 44 0v6q-22 6-44 0z'],
  ['trim', 'M10 37.5q12 4 38 4t38-4'],
  ['wire', 'M29 43q2 26 19 39 17-13 19-39'],
  ['brass', 'M45 82a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
];

/** Silas, a prospector with a beard and a patched hat. */
const SILAS: readonly Shape[] = [
  ['sage', 'M12 98q2-20 22-25h28q20 5 22 25z'],
  ['skinLight', 'M28 44q-6-1-5 7t6 8zM68 44q6-1 5 7t-6 8z'],
  ['skinLight', 'M28 38h40v30H28z'],
  [
    'white',
    'M27 50q2 6 6 9 7-3 15 1 8-4 15-1 4-3 6-9 8 14 4 28-3 10-10 12l-3 6q-4-2-6 2l-6-3-6 3q-2-4-6-2l-3-6q-7-2-10-12-4-14 4-28z',
  ],
  ['fine', 'M34 68q-1 10 3 17M41 74q0 8 2 14M48 78v12M55 74q0 8-2 14M62 68q1 10-3 17'],
  ['white', 'M48 62q-5-5-12-1-4 3-8 1 2 9 11 8 6-1 9-5 3 4 9 5 9 1 11-8-4 2-8-1-7-4-12 1z'],
  ['skinRosy', 'M44 50q-4 12 4 12.5T52 50z'],
  ['ink', 'M37 51.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z'],
  ['line', 'M54 52.5q4-2.5 8 0'],
  ['fine', 'M63 55l4 2M63.5 53l4.5-1'],
  ['white', 'M32 48q1-7 12-3.5l-.5 3Q37 45 32 48zM64 49q0-6-11-4l.3 3q6-1.5 10.7 1z'],
  [
    'brown',
    'M8 43q-1-8 8-9 6 1 12-1-3-13 5-19 4-6 9-2 6-5 12-1 12 0 15 11 1 5 0 11 7 1 11-1 9 1 7 8-3 6-12 4-12-5-27-3-17-3-29 5-10 2-11-3z',
  ],
  ['red', 'M27.5 28q20-6 42 0l-.6 6q-20-6-40.9 0z'],
  ['brass', 'M54 14l9 2-2 8-9-2z'],
  ['fine', 'M55 12.5l-.5 3M60 14l-.5 3M64 19h-3M54 19h-3M38 16q-3 4 0 8'],
];

/** Ottilie, a judge with pince-nez. */
const OTTILIE: readonly Shape[] = [
  ['black', 'M12 98q3-20 24-23h24q21 3 24 23z'],
  ['white', 'M37 66h22l3 15q-14 9-28 0z'],
  ['fine', 'M39 72q9 5 18 0M38 77q10 6 20 0'],
  ['gray', 'M34 17q-2-10 14-11 16 1 14 11z'],
  ['gray', 'M26 52q-9-20 4-31 8-7 18-7t18 7q13 11 4 31z'],
  ['skinLight', 'M31 42q-4-1-3 6t4 7zM65 42q4-1 3 6t-4 7z'],
  ['skinLight', 'M32 36q16-8 32 0 2 22-4 32-6 9-12 9t-12-9q-6-10-4-32z'],
  ['gray', 'M29 46q0-16 19-18 19 2 19 18-8-4-12-12-3 5-11 6-9 1-15 6z'],
  ['fine', 'M36 19q12-6 24 0M33 25q15-8 30 0M40 10q8-3 16 0'],
  ['lens', 'M33.5 53a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM50.5 52a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z'],
  ['wire', 'M46 51q2-2 5-.5M63 55q7 8 3 22-1 6-8 8'],
  [
    'ink',
    'M37.8 53.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0zM54.8 52.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z',
  ],
  ['line', 'M34 45q5-2 10 .5M52 42.5q5-4 10-1'],
  ['fine', 'M48 54l-2 9q2.5 2 5 .5M39 63q-1 3 0 5M57.5 63q1 3 0 5'],
  ['lip', 'M42.5 69q3-1.5 5.5-.5 3-1 5.5 0-5.5 3.5-11 .5z', 'mouth'],
  ['brass', 'M43.5 82a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z'],
  ['ink', 'M46.3 82a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z'],
];

/** Ezra, a surveyor with a brass loupe. */
const EZRA: readonly Shape[] = [
  ['raven', 'M27 34h42q6 22 7 44l-10 6H30l-10-6q1-22 7-44z'],
  ['black', 'M10 98q2-18 20-22l6-4h24l6 4q18 4 20 22z'],
  ['white', 'M38 72h20l-4 16-6 10-6-10z'],
  ['red', 'M44 84h8l-2 5 4 9H42l4-9z'],
  ['coat', 'M36 71l-9 6-2 9 9 1-3 5 14 6zM60 71l9 6 2 9-9 1 3 5-14 6z'],
  ['skinBrown', 'M40 64h16v12q-8 7-16 0z'],
  ['skinBrown', 'M30 38h36q2 17-2 26-5 12-16 12T32 64q-4-9-2-26z'],
  ['raven', 'M30 38q3 10-1 26-3-12-2-26zM66 38q-3 10 1 26 3-12 2-26z'],
  ['line', 'M35 48.5q4-2.5 9-.5M52 47.5q5-3 10-.5'],
  ['ink', 'M37 53a2.7 2.2 0 1 0 5.4 0a2.7 2.2 0 1 0-5.4 0z'],
  ['loupe', 'M49.5 53.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0z'],
  ['ink', 'M54.3 53.5a2.7 2.5 0 1 0 5.4 0a2.7 2.5 0 1 0-5.4 0z'],
  ['glint', 'M52 50q1.5-2.5 4-3'],
  ['wire', 'M63 59q7 9 5 25'],
  ['fine', 'M47 53l-3 9q3 2 5.5 .5M34 60q2 4 5 6M62 64l-3 3'],
  ['line', 'M41 69.5q7 1.5 14-.5', 'mouth'],
  ['black', 'M8 35q6-5 18-5l2-19q20-5 40 0l2 19q12 0 18 5-12 7-40 7T8 35z'],
  ['red', 'M26.7 24q21 6 42.6 0l.7 7q-22 6-44 0z'],
  ['trim', 'M14 35.5q13 3 34 3t34-3'],
  ['brass', 'M48 20l2 5 5.5 2-5.5 2-2 5-2-5-5.5-2 5.5-2z'],
];

export const FACES: Readonly<Record<Level, readonly Shape[]>> = {
  1: PIP,
  2: MABEL,
  3: AMOS,
  4: LIN,
  5: INES,
  6: SILAS,
  7: OTTILIE,
  8: EZRA,
};

/** How a face looks at the end of a game. */
export type Mood = 'beaten' | 'glad';

/** The middle of each mouth, and half its width. */
const MOUTHS: Readonly<Record<Level, { readonly x: number; readonly y: number; readonly half: number }>> = {
  1: { x: 48, y: 73, half: 8 },
  2: { x: 48, y: 70, half: 8 },
  3: { x: 48, y: 68, half: 7.5 },
  4: { x: 48.5, y: 69, half: 6.5 },
  5: { x: 48, y: 69.5, half: 6 },
  6: { x: 48, y: 73, half: 6.5 },
  7: { x: 48, y: 69, half: 6 },
  8: { x: 48, y: 69, half: 6.5 },
};

/** A frown and a drop of sweat, or a wide laugh. */
export function moodShapes(level: Level, mood: Mood): readonly Shape[] {
  const { x, y, half } = MOUTHS[level];
  const wide = 2 * half;
  const start = `M${x - half} `;
  if (mood === 'glad') {
    const deep = half * 1.15;
    return [['white', `${start}${y - 2}q${half} 4 ${wide} 0q-1 ${deep}-${half} ${deep}t-${half}-${deep}z`]];
  }
  return [
    ['lip', `${start}${y + 3}q${half}-8 ${wide} 0q-${half}-3-${wide} 0z`],
    ['tear', 'M76 44q7 9 1.5 13.5q-6 2.5-8.5-3q-.5-4.5 7-10.5z'],
  ];
}
