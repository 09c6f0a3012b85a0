/** What the other tabs of this browser are told; the house tells everybody else. */
export type SessionNews = 'signed-in' | 'signed-out'

const channelName = 'session'
/** Says in this tab that somebody has signed in; gone with everything else that is a member's. */
const signedInHere = 'sb-signed-in'

export function announceSession(news: SessionNews): void {
  if (news === 'signed-in') sessionStorage.setItem(signedInHere, 'yes')
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Hears what other tabs say, never this one. */
export function hearSession(hear: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => hear(data as SessionNews))
  return () => channel.close()
}

export function hasSignedInHere(): boolean {
  return sessionStorage.getItem(signedInHere) !== null
}
