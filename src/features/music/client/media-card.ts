import { siteName } from '#platform/client/site-name.ts'
import { track } from '../track.rules.ts'
import type { MusicStatus } from './music-status.ts'

/** What the keys of a keyboard, a headset or a lock screen do. */
export function onMediaKeys({ play, pause }: { play: () => void; pause: () => void }): void {
  navigator.mediaSession?.setActionHandler('play', play)
  navigator.mediaSession?.setActionHandler('pause', pause)
}

/** The card that the system shows for what plays. */
export function showOnMediaCard(status: MusicStatus): void {
  if (!navigator.mediaSession || (status !== 'playing' && !navigator.mediaSession.metadata)) return
  navigator.mediaSession.metadata ??= new MediaMetadata({ title: track.title, artist: siteName() })
  navigator.mediaSession.playbackState = status === 'playing' ? 'playing' : 'paused'
}
