import type { SpeechEvent, SpeechResult } from './speech-recognition.ts'

/** The text with what was heard at its end, cut where the field is full. */
export function appendDictated(text: string, heard: string, maxLength: number): string {
  const words = heard.trim()
  if (words === '') return text
  const gap = text === '' || /\s$/.test(text) ? '' : ' '
  return `${text}${gap}${words}`.slice(0, maxLength).toWellFormed()
}

/** What the event adds and will not change any more. */
export function heardIn({ resultIndex, results }: SpeechEvent): string {
  const added = Array.from(results).slice(resultIndex)
  return joinWords(added.filter(({ isFinal }) => isFinal).map(result => result[0].transcript))
}

/**
 * All that was said, guesses included. Chrome on Android calls each guess final, with a confidence of 0, and says it all
 * again in the next one.
 */
export function transcriptOf(results: ArrayLike<SpeechResult>): string {
  const said: SpeechResult[] = []
  for (const result of Array.from(results)) {
    const last = said.at(-1)
    if (last?.isFinal && last[0].confidence === 0 && beginsWith(result, last)) said.pop()
    said.push(result)
  }
  return joinWords(said.map(result => result[0].transcript))
}

function beginsWith(result: SpeechResult, last: SpeechResult): boolean {
  const [text, beginning] = [result, last].map(each => each[0].transcript.trim().toLowerCase())
  return text!.startsWith(beginning!)
}

export function joinWords(texts: readonly string[]): string {
  return texts
    .map(text => text.trim())
    .filter(text => text !== '')
    .join(' ')
}

/** In one line, for the codes of the Web Speech API; undefined where nothing went wrong. */
export function dictationProblem(code: string): string | undefined {
  switch (code) {
    case 'aborted':
      return undefined
    case 'not-allowed':
    case 'service-not-allowed':
      return 'The browser does not let this page use the microphone. Allow it in the settings of the site.'
    case 'audio-capture':
      return 'No microphone was found.'
    case 'network':
      return 'The browser could not reach its speech service. Check your connection.'
    case 'no-speech':
      return 'Nothing was heard. Try again, closer to the microphone.'
    case 'language-not-supported':
      return 'The browser cannot write down this language.'
    default:
      return 'Dictation ended unexpectedly. Try again.'
  }
}
