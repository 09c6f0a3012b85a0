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

export function announceSession(news: SessionNews): void {
  if (news === 'signed-in') sessionStorage.setItem(signedInHere, 'yes')
  openChannel().postMessage(news)
}

/** Hears what other tabs say, never this one. */
export function hearSession(hear: (news: SessionNews) => void): () => void {
  const listener = ({ data }: MessageEvent) => hear(data as SessionNews)
  openChannel().addEventListener('message', listener)
  return () => openChannel().removeEventListener('message', listener)
}

export function hasSignedInHere(): boolean {
  return sessionStorage.getItem(signedInHere) !== null
}
