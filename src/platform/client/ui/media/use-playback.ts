import { type RefObject, useEffect, useState } from 'react'

export interface Playback {
  state: 'paused' | 'playing' | 'waiting' | 'failed'
  seconds: number
  durationSeconds: number
  bufferedSeconds: number
}

const start: Playback = { state: 'paused', seconds: 0, durationSeconds: 0, bufferedSeconds: 0 }
const events = [
  'play',
  'pause',
  'playing',
  'waiting',
  'timeupdate',
  'seeked',
  'progress',
  'durationchange',
  'ended',
  'error',
  'emptied',
] as const

/** What a media element does, followed by its events. */
export function usePlayback(element: RefObject<HTMLMediaElement | null>): Playback {
  const [playback, setPlayback] = useState(start)
  useEffect(() => {
    const media = element.current
    if (!media) return
    const read = () => setPlayback(playbackOf(media))
    for (const event of events) media.addEventListener(event, read)
    return () => {
      for (const event of events) media.removeEventListener(event, read)
    }
  }, [element])
  return playback
}

function playbackOf(media: HTMLMediaElement): Playback {
  const { buffered, currentTime, duration } = media
  return {
    state: stateOf(media),
    seconds: currentTime,
    durationSeconds: Number.isFinite(duration) ? duration : 0,
    bufferedSeconds: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
  }
}

function stateOf(media: HTMLMediaElement): Playback['state'] {
  if (media.error) return 'failed'
  if (media.paused || media.ended) return 'paused'
  return media.readyState < media.HAVE_FUTURE_DATA ? 'waiting' : 'playing'
}
