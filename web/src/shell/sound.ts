/** Small sounds, made on the spot with WebAudio. */
import { settings } from "./settings.svelte";

type Sound = "moved" | "flipped" | "counted" | "rolled" | "ended" | "turn" | "win" | "said";

let audio: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, volume: number, shape: OscillatorType = "sine"): void {
  if (audio === null) return;
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.type = shape;
  wave.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length);
}

/** A breath of filtered noise: paper on wood. */
function brush(at: number, length: number, pitch: number, volume: number): void {
  if (audio === null) return;
  const frames = Math.floor(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  switch (sound) {
    case "moved":
      return brush(now, 0.11, 1900, 0.22);
    case "flipped":
      return brush(now, 0.07, 3200, 0.16);
    case "counted":
      return tone(now, 660, 0.09, 0.05, "triangle");
    case "rolled":
      for (let i = 0; i < 5; i++) brush(now + i * 0.075 * (1 + i * 0.2), 0.045, 1100 - i * 90, 0.3);
      return;
    case "turn":
      tone(now, 523, 0.22, 0.08);
      return tone(now + 0.13, 784, 0.34, 0.08);
    case "win":
    case "ended":
      [523, 659, 784, 1047].forEach((f, i) => tone(now + i * 0.12, f, 0.5, 0.08));
      return;
    case "said":
      return;
  }
}
