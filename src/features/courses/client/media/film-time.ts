import type { Medium } from '../../lesson.contract.ts'

export type Film = Extract<Medium, { kind: 'film' }>
export type FilmChapter = Film['chapters'][number]

export interface TimedCaption {
  text: string
  start: number
  end: number
}

export interface TimedChapter {
  id: FilmChapter['id']
  title: string
  start: number
  end: number
  captions: TimedCaption[]
}

/** The chapters one after another, in seconds from the beginning of the film. */
export function layOutFilm({ chapters }: Film): TimedChapter[] {
  let time = 0
  return chapters.map(({ id, title, captions }) => {
    const start = time
    const timed = captions.map(({ text, seconds }) => {
      const caption = { text, start: time, end: time + seconds }
      time = caption.end
      return caption
    })
    return { id, title, start, end: time, captions: timed }
  })
}

/** What is shown at a time: the last frame at the end of the film. */
export function frameAt(chapters: readonly TimedChapter[], time: number) {
  const chapter = chapters.find(({ end }) => time < end) ?? chapters.at(-1)!
  const caption = chapter.captions.find(({ end }) => time < end) ?? chapter.captions.at(-1)!
  const share = (time - chapter.start) / (chapter.end - chapter.start)
  return { chapter, caption, progress: Math.min(1, Math.max(0, share)) }
}

/** `1:24` */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
