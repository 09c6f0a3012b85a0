import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#platform/client/ui/theme/prefers-reduced-motion.ts'
import { frameAt, type TimedChapter } from './film-time.ts'

/** With reduced motion the picture stands still for as long as a caption is read. */
const stillShare = 0.6

/**
 * Plays a film until its end, a pause, or until the page is hidden or left.
 * @param onChapterEnd with the id of each chapter whose end is reached or passed
 */
export function useFilm(chapters: readonly TimedChapter[], onChapterEnd: (id: string) => void) {
  const [time, setTime] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const duration = chapters.at(-1)?.end ?? 0
  const ended = useRef(onChapterEnd)
  ended.current = onChapterEnd
  useEffect(() => {
    if (!isPlaying) return undefined
    let last = performance.now()
    let request = 0
    const tick = (now: number) => {
      const passed = (now - last) / 1000
      last = now
      // In a hidden tab no frames come: what was missed is not made up for.
      setTime(before => Math.min(duration, before + Math.min(passed, 0.25)))
      request = requestAnimationFrame(tick)
    }
    request = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(request)
  }, [isPlaying, duration])
  useEffect(() => {
    if (time >= duration) setPlaying(false)
    if (!isPlaying) return
    for (const { id, end } of chapters) if (time >= end - 0.3) ended.current(id)
  }, [time, duration, isPlaying, chapters])
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
    seek: setTime,
    toggle() {
      if (time >= duration) setTime(0)
      setPlaying(!isPlaying)
    },
  }
}
