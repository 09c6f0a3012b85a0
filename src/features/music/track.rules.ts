/** Made by `scripts/music/make.ts`: what sounds before and after the loop belongs to it, so any window of its length repeats without a seam. */
export const track = {
  title: 'Lofi Background',
  path: '/audio/lofi-background.mp3',
  loopSeconds: 40 * 4 * (60 / 72),
  /** Before the loop begins, and after it ends. */
  marginSeconds: 0.5,
} as const

export const defaultVolume = 0.5
export const volumeStep = 0.01
/** What is left of the music while something is spoken. */
export const shareUnderVoice = 0.22
/** The level reaches its end before the aims of 250 and 900 ms. */
export const rampSeconds = { change: 0.05, lower: 0.2, raise: 0.8 } as const
