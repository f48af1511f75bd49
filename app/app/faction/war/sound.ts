import { withTimeout } from "@/lib/store/engine/with-timeout";

let context: AudioContext | null = null;

const BEEPS = 3;
const EVERY_S = 0.3;
const LASTS_S = 0.15;

/** Three short tones. Resolves to whether they sound: browsers allow it only once the page has been pressed. */
export async function beep(): Promise<boolean> {
  if (!("AudioContext" in window)) return false;
  const audio = (context ??= new AudioContext());
  // Without a press some browsers leave this pending, and older ones don't say whether there was one.
  if (audio.state !== "running") await withTimeout(() => audio.resume());
  if (audio.state !== "running") return false;
  for (let index = 0; index < BEEPS; index += 1) {
    const tone = audio.createOscillator();
    tone.frequency.value = 880;
    tone.connect(audio.destination);
    tone.start(audio.currentTime + index * EVERY_S);
    tone.stop(audio.currentTime + index * EVERY_S + LASTS_S);
  }
  return true;
}
