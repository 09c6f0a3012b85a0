import { MicrophoneIcon } from '@phosphor-icons/react/Microphone'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { WorkingRing } from '../WorkingRing.tsx'
import styles from './HoldToTalk.module.css'

interface HoldToTalkProps {
  state: 'ready' | 'listening' | 'working' | 'off'
  /** `small`: beside the buttons of a form. */
  size?: 'large' | 'small' | undefined
  /** Why it is off: "The browser does not let us use the microphone." */
  offReason?: string | undefined
  /** What went wrong the last time. */
  problem?: string | undefined
  /** Below the words while it is ready, such as where the sound goes. */
  note?: string | undefined
  /** Loudness from 0 to 1, the latest one last; drawn while it listens. */
  levels?: readonly number[] | undefined
  onStart: () => void
  onStop: () => void
}

/** A press that is shorter does not hold: it starts, and the next one stops. */
const tapMilliseconds = 400

/**
 * Listens while a finger, the mouse, Space or Enter is held, or from one short press to the next. So does a click of
 * assistive technology.
 */
export function HoldToTalk({
  state,
  size = 'large',
  offReason,
  problem,
  note,
  levels,
  ...act
}: HoldToTalkProps) {
  const noteId = useId()
  const { press, release, isHeld } = useHold(state, act)
  const isListening = state === 'listening'
  function handleKey(event: KeyboardEvent, handle: () => void) {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (!event.repeat) handle()
  }
  function handlePointer(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    press()
  }
  /** Pointer and keys have already acted; only a click without either has no detail. */
  function handleClick(event: MouseEvent) {
    if (event.detail !== 0) return
    if (isListening) act.onStop()
    else if (state === 'ready') act.onStart()
  }
  return (
    <div className={styles.frame} data-state={state} data-size={size}>
      <button
        type="button"
        className={styles.button}
        aria-label="Hold to talk"
        aria-pressed={isListening}
        aria-busy={state === 'working' || undefined}
        aria-disabled={state === 'off' || state === 'working' || undefined}
        aria-describedby={note ? noteId : undefined}
        onPointerDown={handlePointer}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={event => handleKey(event, press)}
        onKeyUp={event => handleKey(event, release)}
        onBlur={() => isListening && act.onStop()}
        onClick={handleClick}
        onContextMenu={event => event.preventDefault()}
      >
        {state === 'working' ? (
          <WorkingRing />
        ) : (
          <MicrophoneIcon weight={isListening ? 'fill' : 'light'} size={size === 'small' ? 22 : 28} />
        )}
      </button>
      <div className={styles.texts}>
        <p role="status" className={styles.words} data-problem={(state === 'ready' && problem) || undefined}>
          {wordsOf(state, isHeld, problem)}
        </p>
        {state === 'off' && offReason && <p className={styles.reason}>{offReason}</p>}
        {note && (
          <p id={noteId} className={styles.reason} hidden={state !== 'ready' || problem !== undefined}>
            {note}
          </p>
        )}
      </div>
      {isListening && levels && <Wave levels={levels} />}
    </div>
  )
}

function wordsOf(state: HoldToTalkProps['state'], isHeld: boolean, problem: string | undefined): string {
  if (state === 'working') return 'One moment'
  if (state === 'off') return 'Microphone off'
  if (state === 'listening') return `Listening. ${isHeld ? 'Release' : 'Press again'} to stop.`
  return problem ?? 'Hold to talk'
}

type Act = Pick<HoldToTalkProps, 'onStart' | 'onStop'>

function useHold(state: HoldToTalkProps['state'], { onStart, onStop }: Act) {
  const pressedAt = useRef<number>(undefined)
  const [isHeld, setIsHeld] = useState(false)
  return {
    isHeld,
    press() {
      if (state === 'listening') onStop()
      if (state !== 'ready') return
      pressedAt.current = performance.now()
      setIsHeld(true)
      onStart()
    },
    release() {
      const began = pressedAt.current
      pressedAt.current = undefined
      if (began === undefined) return
      setIsHeld(false)
      if (state === 'listening' && performance.now() - began >= tapMilliseconds) onStop()
    },
  }
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
