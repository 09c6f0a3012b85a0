import { prepareSpeech } from '#features/voice/client/prepare-speech.ts'

/** A press has sent a question that nobody has begun to answer. */
let isSent = false
/** Id of the answer to it, until it is shown. After a reload or Back an answer is shown that nobody awaits. */
let awaited: string | undefined

/** In the press that sends a question: its answer is awaited, and may be spoken by itself. */
export function sendQuestion(): void {
  prepareSpeech()
  isSent = true
}

/** Whether the question that is answered now was sent by a press: once. */
export function takeSent(): boolean {
  const wasSent = isSent
  isSent = false
  return wasSent
}

export function awaitAnswer(id: string): void {
  awaited = id
}

/** Whether the answer was awaited: once. */
export function takeAwaited(id: string): boolean {
  const isAwaited = awaited === id
  if (isAwaited) awaited = undefined
  return isAwaited
}
