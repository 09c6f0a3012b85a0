import { SpeechInterrupted, type SpeechOptions } from './speech-engine.ts'

/** Slower than any voice speaks at its usual rate. */
const maxMillisecondsPerCharacter = 110
/** To begin, and for the pauses between clauses. */
const spareMilliseconds = 3000
/** Some browsers swallow what is handed to them right after a cancellation. */
const afterCancelMilliseconds = 100

/** Without a reference of our own, browsers clear an utterance away while it is spoken, and its end is never reported. */
const spoken = new Set<SpeechSynthesisUtterance>()

let canceled: Promise<unknown> | undefined

export function cancelUtterances(): void {
  globalThis.speechSynthesis?.cancel()
}

/** Resolves at its end, when the signal stops it, or when a voice without an end should have reached it. */
export async function speakUtterance(
  text: string,
  voice: SpeechSynthesisVoice | undefined,
  { signal, onStart }: Pick<SpeechOptions, 'signal' | 'onStart'>,
): Promise<void> {
  if (canceled) await canceled
  if (signal.aborted) return
  const utterance = createUtterance(text, voice)
  spoken.add(utterance)
  try {
    // Not every browser tells a start.
    for (const sign of ['start', 'boundary', 'end']) utterance.addEventListener(sign, onStart, { once: true })
    const ended = endOf(utterance, text, signal)
    speechSynthesis.speak(utterance)
    await ended
  } finally {
    spoken.delete(utterance)
  }
}

function createUtterance(text: string, voice: SpeechSynthesisVoice | undefined): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text)
  if (voice) {
    utterance.voice = voice
    utterance.lang = voice.lang
  }
  utterance.pitch = 1
  utterance.rate = 1
  utterance.volume = 1
  return utterance
}

function endOf(utterance: SpeechSynthesisUtterance, text: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const watchdog = createWatchdog(text, cancelAndResolve)
    const settle = (settled: () => void) => {
      watchdog.end()
      signal.removeEventListener('abort', cancelAndResolve)
      settled()
    }
    function cancelAndResolve() {
      cancel(utterance)
      settle(resolve)
    }
    signal.addEventListener('abort', cancelAndResolve)
    utterance.addEventListener('start', () => watchdog.restart(0))
    utterance.addEventListener('boundary', ({ charIndex }) => watchdog.restart(charIndex))
    utterance.addEventListener('end', () => settle(resolve))
    utterance.addEventListener('error', ({ error }) => settle(() => reject(failureOf(error))))
  })
}

const failureOf = (error: string) =>
  error === 'canceled' || error === 'interrupted' ? new SpeechInterrupted(error) : new Error(error)

/** Until the browser has told that it is canceled, a new utterance has to wait. */
function cancel(utterance: SpeechSynthesisUtterance): void {
  const told = new Promise<void>(resolve => {
    utterance.addEventListener('end', () => resolve())
    utterance.addEventListener('error', () => resolve())
    setTimeout(resolve, afterCancelMilliseconds)
  })
  canceled = told
  void told.then(() => {
    if (canceled === told) canceled = undefined
  })
  cancelUtterances()
}

/** Barks when the rest of a text takes longer than any voice needs for it. */
function createWatchdog(text: string, bark: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = (spokenLength: number) => {
    clearTimeout(timer)
    const left = Math.max(0, text.length - spokenLength)
    timer = setTimeout(bark, spareMilliseconds + left * maxMillisecondsPerCharacter)
  }
  restart(0)
  return { restart, end: () => clearTimeout(timer) }
}
