/** What the other tabs of this browser are told; the house tells everybody else. */
export type SessionNews = 'signed-in' | 'signed-out'

/** Says in this tab that somebody has signed in; gone with everything else that is a member's. */
const signedInHere = 'sb-signed-in'

/** One for speaking and hearing: a second one in this page would hear what this page itself says. */
let channel: BroadcastChannel | undefined
const openChannel = () => {
  channel ??= new BroadcastChannel('session')
  return channel
}

/** When this browser last had news of its own. */
let newsAt = Number.NEGATIVE_INFINITY

export function announceSession(news: SessionNews): void {
  newsAt = performance.now()
  if (news === 'signed-in') sessionStorage.setItem(signedInHere, 'yes')
  openChannel().postMessage(news)
}

/** Hears what other tabs say, never this one. */
export function hearSession(hear: (news: SessionNews) => void): () => void {
  const listener = ({ data }: MessageEvent) => {
    newsAt = performance.now()
    hear(data as SessionNews)
  }
  openChannel().addEventListener('message', listener)
  return () => openChannel().removeEventListener('message', listener)
}

/** Whether it was somebody at this very browser, in whichever tab. */
export function wasJustHere(): boolean {
  return performance.now() - newsAt < 10_000
}

export function hasSignedInHere(): boolean {
  return sessionStorage.getItem(signedInHere) !== null
}
