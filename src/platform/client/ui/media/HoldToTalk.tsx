import { MicrophoneIcon } from '@phosphor-icons/react/Microphone'
import type { KeyboardEvent, MouseEvent } from 'react'
import { WorkingRing } from '../WorkingRing.tsx'
import styles from './HoldToTalk.module.css'

interface HoldToTalkProps {
  state: 'ready' | 'listening' | 'working' | 'off'
  /** Why it is off: "The browser does not let us use the microphone." */
  offReason?: string | undefined
  /** Loudness from 0 to 1, the latest one last; drawn while it listens. */
  levels: readonly number[]
  onStart: () => void
  onStop: () => void
}

const WORDS = { ready: 'Hold to talk', listening: 'Listening', working: 'One moment', off: 'Microphone off' }

/** Listens while a finger, the mouse, Space or Enter is held. A click of assistive technology starts and stops. */
export function HoldToTalk({ state, offReason, levels, onStart, onStop }: HoldToTalkProps) {
  const isListening = state === 'listening'
  const start = () => state === 'ready' && onStart()
  const stop = () => isListening && onStop()
  function handleKey(event: KeyboardEvent, act: () => void) {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (!event.repeat) act()
  }
  /** Pointer and keys have already acted; only a click without either has no detail. */
  function handleClick(event: MouseEvent) {
    if (event.detail !== 0) return
    if (isListening) stop()
    else start()
  }
  return (
    <div className={styles.frame} data-state={state}>
      <button
        type="button"
        className={styles.button}
        aria-label="Hold to talk"
        aria-pressed={isListening}
        aria-busy={state === 'working' || undefined}
        aria-disabled={state === 'off' || state === 'working' || undefined}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          start()
        }}
        onPointerUp={stop}
        onPointerCancel={stop}
        onKeyDown={event => handleKey(event, start)}
        onKeyUp={event => handleKey(event, stop)}
        onBlur={stop}
        onClick={handleClick}
        onContextMenu={event => event.preventDefault()}
      >
        {state === 'working' ? (
          <WorkingRing />
        ) : (
          <MicrophoneIcon weight={isListening ? 'fill' : 'light'} size={28} />
        )}
      </button>
      <p role="status" className={styles.words}>
        {WORDS[state]}
      </p>
      {state === 'off' && offReason && <p className={styles.reason}>{offReason}</p>}
      {isListening && <Wave levels={levels} />}
    </div>
  )
}

const waveBars = 32

function Wave({ levels }: { levels: readonly number[] }) {
  const shown = Array.from({ length: waveBars }, (_, bar) => levels.at(bar - waveBars) ?? 0)
  const path = shown.map((level, bar) => `M${bar * 6 + 2} ${16 - 1 - level * 14}v${2 + level * 28}`).join('')
  return (
    <svg width={waveBars * 6} height="32" viewBox={`0 0 ${waveBars * 6} 32`} aria-hidden="true">
      <path d={path} stroke="var(--gold-graphic)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
