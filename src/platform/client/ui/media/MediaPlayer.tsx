/* oxlint-disable jsx-a11y/media-has-caption -- the captions are shown beside the sound */
import { ClosedCaptioningIcon } from '@phosphor-icons/react/ClosedCaptioning'
import { PauseIcon } from '@phosphor-icons/react/Pause'
import { PlayIcon } from '@phosphor-icons/react/Play'
import { useRef, useState } from 'react'
import { ErrorBox } from '../ErrorBox.tsx'
import { IconButton } from '../IconButton.tsx'
import { WorkingRing } from '../WorkingRing.tsx'
import styles from './MediaPlayer.module.css'
import { type Cue, cueAt, formatMediaTime } from './media-time.ts'
import { Scrubber } from './Scrubber.tsx'
import { usePlayback } from './use-playback.ts'

interface MediaPlayerProps {
  title: string
  by: string
  sourceUrl: string
  /** Captions, on from the start. Empty for music. */
  cues: readonly Cue[]
}

/** Sound with captions: browsers show none for an `<audio>`. */
export function MediaPlayer({ title, by, sourceUrl, cues }: MediaPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const { state, seconds, durationSeconds, bufferedSeconds } = usePlayback(audio)
  const [hasCaptions, setHasCaptions] = useState(true)
  const cue = cueAt(cues, seconds)
  function toggle() {
    if (state === 'paused') audio.current?.play().catch(() => audio.current?.load())
    else audio.current?.pause()
  }
  function seek(target: number) {
    if (audio.current) audio.current.currentTime = target
  }
  return (
    <section className={styles.player} aria-label={title}>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are shown beside the sound */}
      <audio ref={audio} src={sourceUrl} preload="metadata" />
      <PlayButton state={state} title={title} onPress={toggle} />
      <div className={styles.texts}>
        <p className={styles.title}>
          {title} <span>{by}</span>
        </p>
        {cues.length > 0 && (
          <p className={styles.caption} hidden={!hasCaptions}>
            {cue?.text}
          </p>
        )}
      </div>
      {cues.length > 0 && (
        <IconButton
          label={hasCaptions ? 'Hide captions' : 'Show captions'}
          current={hasCaptions}
          aria-pressed={hasCaptions}
          icon={<ClosedCaptioningIcon weight={hasCaptions ? 'fill' : 'light'} />}
          onClick={() => setHasCaptions(!hasCaptions)}
        />
      )}
      <div className={styles.scrubber}>
        <span>{formatMediaTime(seconds)}</span>
        <Scrubber
          label={`Position in ${title}`}
          {...{ seconds, durationSeconds, bufferedSeconds }}
          onSeek={seek}
        />
        <span>{formatMediaTime(durationSeconds)}</span>
      </div>
      {state === 'failed' && (
        <div className={styles.failure}>
          <ErrorBox onRetry={() => audio.current?.load()}>This recording did not load.</ErrorBox>
        </div>
      )}
    </section>
  )
}

interface PlayButtonProps {
  state: ReturnType<typeof usePlayback>['state']
  title: string
  onPress: () => void
}

function PlayButton({ state, title, onPress }: PlayButtonProps) {
  const isRunning = state === 'playing' || state === 'waiting'
  const Icon = isRunning ? PauseIcon : PlayIcon
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={`${isRunning ? 'Pause' : 'Play'} ${title}`}
      aria-busy={state === 'waiting' || undefined}
      disabled={state === 'failed'}
      onClick={onPress}
    >
      {state === 'waiting' ? <WorkingRing /> : <Icon weight="fill" size={18} aria-hidden="true" />}
    </button>
  )
}
