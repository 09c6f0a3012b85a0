const pollMilliseconds = 100
/** After this time a browser that has listed no voice counts as having none, until it lists one. */
const maxWaitMilliseconds = 2000
const slowPollMilliseconds = 2000

type Voices = readonly SpeechSynthesisVoice[]

export function readVoices(): Voices {
  return globalThis.speechSynthesis?.getVoices() ?? []
}

/** Many browsers list their voices late, and some of these without an event. */
export function watchVoices(tell: (voices: Voices) => void): () => void {
  const voices = readVoices()
  const synthesis = globalThis.speechSynthesis
  if (voices.length > 0 || !synthesis) tell(voices)
  if (!synthesis) return () => undefined
  const update = () => tell(readVoices())
  synthesis.addEventListener?.('voiceschanged', update)
  const endPolling = voices.length > 0 ? () => undefined : pollUntilListed(update)
  return () => {
    synthesis.removeEventListener?.('voiceschanged', update)
    endPolling()
  }
}

/** Resolves as soon as the voices are enough, after two seconds in any case. */
export function waitForVoices(areEnough: (voices: Voices) => boolean, signal: AbortSignal): Promise<void> {
  if (areEnough(readVoices()) || signal.aborted || !globalThis.speechSynthesis) return Promise.resolve()
  return new Promise(resolve => {
    const end = poll(() => areEnough(readVoices()), resolve)
    signal.addEventListener('abort', () => {
      end()
      resolve()
    })
  })
}

/** Calls back when there is a voice, and before when it counts as missing; from then on it is looked for slowly. */
function pollUntilListed(update: () => void): () => void {
  let slowTimer: ReturnType<typeof setInterval> | undefined
  const areListed = () => readVoices().length > 0
  const lookAgain = () => {
    if (!areListed()) return
    clearInterval(slowTimer)
    update()
  }
  const end = poll(areListed, () => {
    if (!areListed()) slowTimer = setInterval(lookAgain, slowPollMilliseconds)
    update()
  })
  return () => {
    end()
    clearInterval(slowTimer)
  }
}

/** Asks again and again until it is so, or the time is over. */
function poll(isSo: () => boolean, done: () => void): () => void {
  let waited = 0
  const timer = setInterval(() => {
    waited += pollMilliseconds
    if (waited < maxWaitMilliseconds && !isSo()) return
    clearInterval(timer)
    done()
  }, pollMilliseconds)
  return () => clearInterval(timer)
}
