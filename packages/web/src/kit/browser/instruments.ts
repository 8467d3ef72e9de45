// Synthesizes the sound effects.

import type { Sound } from './sound.ts';

export const SCORES: Readonly<Record<Sound, (audio: AudioContext) => void>> = {
  card: (audio) => rustle(audio, { lasting: 0.09, pitch: 900, loud: 0.35 }),
  turn: (audio) => rustle(audio, { lasting: 0.035, pitch: 2600, loud: 0.2 }),
  // A short cadence, plucked: G, C, E, G.
  end: (audio) => [196, 261.6, 329.6, 392].forEach((pitch, i) => pluck(audio, pitch, i * 0.13)),
};

type Rustle = { readonly lasting: number; readonly pitch: number; readonly loud: number };

/** Card stock on wood: a breath of noise through a filter. */
function rustle(audio: AudioContext, { lasting, pitch, loud }: Rustle): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasting), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source
    .connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 }))
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  source.start();
}

function pluck(audio: AudioContext, pitch: number, after: number): void {
  const at = audio.currentTime + after;
  const string = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0.25, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
  string.connect(loudness).connect(audio.destination);
  string.start(at);
  string.stop(at + 0.75);
}
