// Synthesizes the sound effects from filtered noise and plucked tones.

import type { Sound } from './sound.ts';

/** Plays a sound into a node; `step` counts repetitions. */
type Score = (out: AudioNode, step: number) => void;

export const SCORES: Readonly<Record<Sound, Score>> = {
  deal: (out) => {
    for (let card = 0; card < 15; card++)
      rustle(out, { after: card * 0.045, lasting: 0.05, pitch: 1500 + card * 60, loud: 0.22 });
  },
  take: (out) => rustle(out, { lasting: 0.16, pitch: 1100, to: 3000, loud: 0.4 }),
  gift: (out) => {
    rustle(out, { lasting: 0.18, pitch: 2400, to: 900, loud: 0.25 });
    pluck(out, { pitch: NOTE.E5, after: 0.03, lasting: 0.25, loud: 0.16 });
    pluck(out, { pitch: NOTE.C5, after: 0.12, lasting: 0.3, loud: 0.16 });
  },
  card: (out) => {
    rustle(out, { lasting: 0.09, pitch: 900, loud: 0.5 });
    thump(out, { pitch: 170, loud: 0.5 });
  },
  turn: (out) => rustle(out, { lasting: 0.045, pitch: 2600, loud: 0.4 }),
  theirs: (out) => {
    rustle(out, { lasting: 0.12, pitch: 480, loud: 0.45 });
    thump(out, { pitch: 110, loud: 0.6 });
  },
  yourTurn: (out) => {
    pluck(out, { pitch: NOTE.G4, lasting: 0.35, loud: 0.2 });
    pluck(out, { pitch: NOTE.D5, after: 0.09, lasting: 0.5, loud: 0.2 });
  },
  count: (out, step) => pluck(out, { pitch: scaleNote(step), lasting: 0.16, loud: 0.2 }),
  win: (out) => {
    const call = [NOTE.G4, NOTE.C5, NOTE.E5, NOTE.G5];
    call.forEach((pitch, i) => horn(out, { pitch, after: i * 0.14, lasting: 0.2, loud: 0.16 }));
    for (const pitch of [NOTE.C5, NOTE.E5, NOTE.G5, NOTE.C6])
      horn(out, { pitch, after: 0.62, lasting: 0.9, loud: 0.09 });
  },
  loss: (out) => {
    const fall = [NOTE.E4, NOTE.D4, NOTE.C4];
    fall.forEach((pitch, i) => pluck(out, { pitch, after: i * 0.2, lasting: 0.7, loud: 0.24 }));
  },
  tie: (out) => {
    for (const after of [0, 0.2]) pluck(out, { pitch: NOTE.G4, after, lasting: 0.5, loud: 0.2 });
    for (const pitch of [NOTE.C4, NOTE.G4, NOTE.D5])
      pluck(out, { pitch, after: 0.42, lasting: 0.9, loud: 0.14 });
  },
};

const NOTE = {
  C4: 261.6,
  D4: 293.7,
  E4: 329.6,
  G4: 392,
  C5: 523.3,
  D5: 587.3,
  E5: 659.3,
  G5: 784,
  C6: 1046.5,
} as const;

/** Semitones of a scale without half steps: it sounds right wherever the counting ends. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19] as const;
const scaleNote = (step: number): number =>
  NOTE.G4 * 2 ** ((SCALE[Math.min(step, SCALE.length - 1)] ?? 0) / 12);

type Note = {
  readonly pitch: number;
  /** Seconds from now. */
  readonly after?: number;
  readonly lasting: number;
  readonly loud: number;
};

/** Card stock on wood: a breath of noise through a filter, which may slide to another pitch. */
function rustle(out: AudioNode, note: Note & { readonly to?: number }): void {
  const { pitch, to = pitch, after = 0, lasting, loud } = note;
  const audio = out.context;
  const at = audio.currentTime + after;
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio, lasting) });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasting);
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(out);
  source.start(at);
}

function noiseOf(audio: BaseAudioContext, lasting: number): AudioBuffer {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasting), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  return noise;
}

/** A plucked string. */
const pluck = (out: AudioNode, note: Note): void => tone(out, note, 'triangle', 0.004);

/** A soft brass note: rich in overtones, with the harsh ones filtered out. */
function horn(out: AudioNode, note: Note): void {
  const filter = new BiquadFilterNode(out.context, { type: 'lowpass', frequency: note.pitch * 3, Q: 0.5 });
  filter.connect(out);
  tone(filter, note, 'sawtooth', 0.03);
}

function tone(out: AudioNode, note: Note, type: OscillatorType, rise: number): void {
  const { pitch, after = 0, lasting, loud } = note;
  const at = out.context.currentTime + after;
  const string = new OscillatorNode(out.context, { type, frequency: pitch });
  const loudness = new GainNode(out.context, { gain: 0 });
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(loud, at + rise);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + lasting);
  string.connect(loudness).connect(out);
  string.start(at);
  string.stop(at + lasting);
}

/** A card that lands on the table. */
function thump(out: AudioNode, { pitch, loud }: Pick<Note, 'pitch' | 'loud'>): void {
  const at = out.context.currentTime;
  const body = new OscillatorNode(out.context, { type: 'sine', frequency: pitch });
  body.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.1);
  const loudness = new GainNode(out.context, { gain: loud });
  loudness.gain.setValueAtTime(loud, at);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.12);
  body.connect(loudness).connect(out);
  body.start(at);
  body.stop(at + 0.12);
}
