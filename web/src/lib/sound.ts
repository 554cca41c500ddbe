/** One lute note, made on the spot. */
let context: AudioContext | null = null;

export function note(frequency = 392): void {
  try {
    context ??= new AudioContext();
    const [now, tone, gain] = [context.currentTime, context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.0001, now);
    gain.gain.exponentialRampToValueAtTime(0.2, now + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.9);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + 1);
  } catch {
    // no sound on this device, or not allowed yet
  }
}
