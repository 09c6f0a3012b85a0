import { ClosedCaptioningIcon } from '@phosphor-icons/react/ClosedCaptioning'
import { PauseIcon } from '@phosphor-icons/react/Pause'
import { PlayIcon } from '@phosphor-icons/react/Play'
import { useMemo, useState } from 'react'
import { Disclosure } from '#platform/client/ui/Disclosure.tsx'
import { Scrubber } from '#platform/client/ui/media/Scrubber.tsx'
import { CutToastLightPuff } from './CutToastLightPuff.tsx'
import css from './FilmMedium.module.css'
import { formatTime, layOutFilm } from './film-time.ts'
import type { MediumProps } from './medium-props.ts'
import { useFilm } from './use-film.ts'

/** A film that we draw: with captions, chapters and a transcript. Reading the transcript counts as watching. */
export function FilmMedium({ medium, seen, onSee }: MediumProps<'film'>) {
  const chapters = useMemo(() => layOutFilm(medium), [medium])
  const film = useFilm(chapters, onSee)
  const [hasCaptions, setCaptions] = useState(true)
  const { time, duration, isPlaying, chapter, caption } = film
  return (
    <div className={css.film}>
      <CutToastLightPuff chapter={chapter.id} progress={film.progress} />
      <div className={css.bar}>
        <button
          type="button"
          className={css.play}
          aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
          onClick={film.toggle}
        >
          {isPlaying ? <PauseIcon weight="fill" size={20} /> : <PlayIcon weight="fill" size={20} />}
        </button>
        <p className={css.caption} aria-live={isPlaying ? 'off' : 'polite'}>
          <b>{chapter.title}</b>
          {hasCaptions && <span>{caption.text}</span>}
        </p>
        <span className={css.time}>
          {formatTime(time)} of {formatTime(duration)}
        </span>
        <button
          type="button"
          className={css.captions}
          aria-label="Captions"
          aria-pressed={hasCaptions}
          onClick={() => setCaptions(!hasCaptions)}
        >
          <ClosedCaptioningIcon weight={hasCaptions ? 'fill' : 'light'} size={22} />
        </button>
        <div className={css.scrub}>
          <Scrubber
            label="Place in the film"
            seconds={time}
            durationSeconds={duration}
            bufferedSeconds={0}
            onSeek={film.seek}
          />
        </div>
      </div>
      <ol className={css.chapters} aria-label="Chapters">
        {chapters.map(({ id, title, start }) => (
          <li key={id}>
            <button
              type="button"
              className={css.chapter}
              data-part={id}
              aria-current={id === chapter.id ? 'step' : undefined}
              data-seen={seen.has(id) || undefined}
              onClick={() => film.seek(start)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
      {seen.size < chapters.length && (
        <p className={css.hint}>
          A chapter counts once it has played to its end. Reading its words below counts too.
        </p>
      )}
      <Disclosure
        label="Transcript"
        onToggle={event => {
          if (event.currentTarget.open) for (const { id } of chapters) onSee(id)
        }}
      >
        <div className={css.transcript}>
          {chapters.map(({ id, title, captions }) => (
            <p key={id}>
              <b>{title}.</b> {captions.map(({ text }) => text).join(' ')}
            </p>
          ))}
        </div>
      </Disclosure>
    </div>
  )
}
