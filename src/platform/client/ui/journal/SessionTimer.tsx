import { FlameIcon } from '@phosphor-icons/react/Flame'
import { PauseIcon } from '@phosphor-icons/react/Pause'
import { PlayIcon } from '@phosphor-icons/react/Play'
import { Button } from '../Button.tsx'
import { useNow } from '../use-now.ts'
import styles from './SessionTimer.module.css'
import {
  burnedMilliseconds,
  formatDuration,
  light,
  pause,
  putOut,
  relight,
  resume,
  type SessionTime,
  sessionState,
} from './session-time.ts'

interface SessionTimerProps {
  value: SessionTime
  onValueChange: (value: SessionTime) => void
  /** How long it should take. */
  expectedMinutes: number
}

const WORDS = { waiting: 'Not lit yet', burning: 'Burning', paused: 'Paused', out: 'Out' }

/** Light, pause, out. The time is spoken on request only; the state is announced. */
export function SessionTimer({ value, onValueChange, expectedMinutes }: SessionTimerProps) {
  const state = sessionState(value)
  const now = useNow(state === 'burning' ? 1000 : null)
  const burned = burnedMilliseconds(value, now)
  const share = Math.min(1, burned / (expectedMinutes * 60_000))
  return (
    <div className={styles.timer} data-state={state}>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.ash} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={styles.time} role="timer" aria-label="Time burned">
        {formatDuration(burned)}
        <span> of about {expectedMinutes} minutes</span>
      </p>
      <p className={styles.state} role="status">
        {WORDS[state]}
      </p>
      <div className={styles.buttons}>
        <TimerButtons {...{ state, value, onValueChange }} />
      </div>
    </div>
  )
}

type TimerButtonsProps = Pick<SessionTimerProps, 'value' | 'onValueChange'> & {
  state: ReturnType<typeof sessionState>
}

function TimerButtons({ state, value, onValueChange }: TimerButtonsProps) {
  if (state === 'out')
    return <Button onClick={() => onValueChange(relight(value, Date.now()))}>Still going</Button>
  if (state === 'waiting')
    return (
      <Button
        look="primary"
        icon={<FlameIcon weight="fill" />}
        onClick={() => onValueChange(light(Date.now()))}
      >
        Light it
      </Button>
    )
  const isPaused = state === 'paused'
  return (
    <>
      <Button
        icon={isPaused ? <PlayIcon weight="fill" /> : <PauseIcon weight="fill" />}
        onClick={() => onValueChange((isPaused ? resume : pause)(value, Date.now()))}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button onClick={() => onValueChange(putOut(value, Date.now()))}>It is out</Button>
    </>
  )
}
