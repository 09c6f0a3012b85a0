import type { Sound } from './fetch-sound.ts'

/** Where it cannot, such as on iPhones, a sound is played once it is complete. */
export function canPlayWhileArriving(type: string): boolean {
  return globalThis.MediaSource?.isTypeSupported(type) === true
}

/** Hands the sound over piece by piece. Resolves when all of it is there, or when the signal stops it. */
export async function fillMediaSource(
  source: MediaSource,
  { type, bytes }: Sound,
  signal: AbortSignal,
): Promise<void> {
  await eventOf(source, 'sourceopen', signal)
  if (signal.aborted) return
  const buffer = source.addSourceBuffer(type)
  for await (const piece of bytes) {
    if (signal.aborted) return
    buffer.appendBuffer(piece)
    await eventOf(buffer, 'updateend', signal)
  }
  if (!signal.aborted) source.endOfStream()
}

/** A source that is taken from its element tells no event any more. */
function eventOf(target: EventTarget, name: string, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      target.removeEventListener(name, end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    target.addEventListener(name, end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
