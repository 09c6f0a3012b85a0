import { PauseIcon } from '@phosphor-icons/react/Pause'
import { PlayIcon } from '@phosphor-icons/react/Play'
import { SpeakerHighIcon } from '@phosphor-icons/react/SpeakerHigh'
import { SpeakerSlashIcon } from '@phosphor-icons/react/SpeakerSlash'
import { useEffect, useSyncExternalStore } from 'react'
import { loadCode } from '#platform/client/load-code.ts'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { track, volumeStep } from '../track.rules.ts'
import { loungeMusic } from './lounge-music.ts'
import css from './MusicControl.module.css'
import type { MusicStatus } from './music-status.ts'

/** `compact`: play and pause only. */
export function MusicControl({ isCompact = false }: { isCompact?: boolean }) {
  const { status, volume, isMuted } = useSyncExternalStore(loungeMusic.subscribe, loungeMusic.state)
  useLoweringUnderVoice(status === 'playing')
  const isOn = status === 'playing' || status === 'starting'
  const note = notes[status]
  const action = isOn ? `Pause ${track.title}` : `Play ${track.title}`
  const play = (
    <IconButton
      label={isCompact && note ? `${action}: ${note}` : action}
      tooltip={isCompact ? 'right' : 'none'}
      icon={isOn ? <PauseIcon weight="fill" size={18} /> : <PlayIcon weight="light" size={18} />}
      onClick={loungeMusic.toggle}
    />
  )
  if (isCompact)
    return (
      <>
        {play}
        <span role="status" className={css.heardOnly}>
          {note}
        </span>
      </>
    )
  const shown = isMuted ? 0 : volume
  return (
    <fieldset className={css.music} aria-label="Music" data-playing={status === 'playing' || undefined}>
      {play}
      <div className={css.middle}>
        <span className={css.title}>
          {track.title}
          <span role="status">{note}</span>
        </span>
        <input
          type="range"
          className={css.volume}
          aria-label="Music volume"
          aria-valuetext={`${Math.round(shown * 100)}%`}
          min={0}
          max={1}
          step={volumeStep}
          value={shown}
          style={{ '--share': `${shown * 100}%` } as React.CSSProperties}
          onChange={event => loungeMusic.setVolume(event.target.valueAsNumber)}
        />
      </div>
      <IconButton
        label={isMuted ? 'Unmute the music' : 'Mute the music'}
        tooltip="none"
        icon={
          isMuted ? (
            <SpeakerSlashIcon weight="light" size={18} />
          ) : (
            <SpeakerHighIcon weight="light" size={18} />
          )
        }
        onClick={loungeMusic.toggleMute}
      />
    </fieldset>
  )
}

/** What speaks is loaded once there is music to lower. */
function useLoweringUnderVoice(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return undefined
    let isOver = false
    let end: (() => void) | undefined
    void lowerUnderVoice().then(endLowering => {
      if (isOver) endLowering()
      else end = endLowering
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [isPlaying])
}

const loadSpeech = () => import('#features/voice/client/speech.ts')

/** A page that cannot load what speaks has no voice to be lowered under. */
async function lowerUnderVoice(): Promise<() => void> {
  try {
    const { speech } = await loadCode(loadSpeech)
    return speech.onVoice(loungeMusic.lower)
  } catch {
    return () => undefined
  }
}

const notes: Record<MusicStatus, string> = {
  stopped: '',
  starting: '',
  playing: '',
  blocked: 'press again to hear it',
  failed: 'did not load',
}
