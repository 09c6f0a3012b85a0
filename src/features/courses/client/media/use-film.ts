import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { prefersReducedMotion } from '#platform/client/ui/theme/prefers-reduced-motion.ts'
import { frameAt, type TimedChapter } from './film-time.ts'

/** With reduced motion the picture stands still for as long as a caption is read. */
const stillShare = 0.6
/** In seconds. */
const longestFrame = 0.25

/**
 * Plays a film until its end, a pause, or until the page is hidden or left.
 * @param onChapterEnd with the id of each chapter whose end is reached or passed
 */
export function useFilm(chapters: readonly TimedChapter[], onChapterEnd: (id: string) => void) {
  const [time, setTime] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const duration = chapters.at(-1)?.end ?? 0
  const place = useRef(0)
  const seek = (next: number) => {
    place.current = next
    setTime(next)
  }
  const advance = useEffectEvent((seconds: number) => {
    const next = Math.min(duration, place.current + seconds)
    for (const { id, end } of chapters) if (end > place.current && end <= next) onChapterEnd(id)
    seek(next)
    if (next >= duration) setPlaying(false)
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    let last = performance.now()
    let request = 0
    const tick = (now: number) => {
      // In a hidden tab no frames come: what was missed is not made up for.
      advance(Math.min((now - last) / 1000, longestFrame))
      last = now
      request = requestAnimationFrame(tick)
    }
    request = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(request)
  }, [isPlaying])
  const { chapter, caption, progress } = frameAt(chapters, time)
  const span = chapter.end - chapter.start
  const still = (caption.start + (caption.end - caption.start) * stillShare - chapter.start) / span
  return {
    time,
    duration,
    isPlaying,
    chapter,
    caption,
    progress: prefersReducedMotion() ? still : progress,
    seek,
    toggle() {
      if (time >= duration) seek(0)
      setPlaying(!isPlaying)
    },
  }
}
