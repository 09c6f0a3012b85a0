export interface Cue {
  /** Seconds from the start. */
  from: number
  to: number
  text: string
}

/** The caption at a time; undefined in a pause. */
export function cueAt(cues: readonly Cue[], seconds: number): Cue | undefined {
  return cues.find(({ from, to }) => from <= seconds && seconds < to)
}

/** `5:40`, from an hour on `1:02:05`. */
export function formatMediaTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const pad = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`
}

/** The same to be spoken: `1 minute 24 seconds`. */
export function spokenMediaTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const words = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (minutes === 0) return words(rest, 'second')
  return rest === 0 ? words(minutes, 'minute') : `${words(minutes, 'minute')} ${words(rest, 'second')}`
}

const seekSteps: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
}

/** Where a key leads to: five seconds from where it plays, not from a multiple of five. Undefined for other keys. */
export function seekTarget(key: string, seconds: number, durationSeconds: number): number | undefined {
  const step = seekSteps[key]
  return step === undefined ? undefined : Math.min(durationSeconds, Math.max(0, seconds + step))
}
