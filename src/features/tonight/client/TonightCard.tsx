import { Link } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { ChipGroup } from '#platform/client/ui/ChipGroup.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { type EveningMinutes, eveningTimes } from '../evening-times.rules.ts'
import css from './TonightCard.module.css'
import type { PickedEveningProps } from './use-evening.ts'

const load = () => import('./PickedEvening.tsx').then(({ PickedEvening }) => PickedEvening)

interface ActivePick {
  Evening: ComponentType<PickedEveningProps>
  minutes: EveningMinutes
  /** Increases with each press of the button, which starts a new pick. */
  round: number
}

/** The code that shows a pick is loaded on demand. */
export function TonightCard() {
  const [minutes, setMinutes] = useState<EveningMinutes>(60)
  const [active, setActive] = useState<ActivePick>()
  const [loading, setLoading] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function pick(): Promise<void> {
    setLoading('busy')
    try {
      const Evening = await load()
      setActive(previous => ({ Evening, minutes, round: (previous?.round ?? 0) + 1 }))
      setLoading('idle')
    } catch {
      setLoading('failed')
    }
  }

  return (
    <section className={css.card} aria-labelledby="your-evening">
      <h2 id="your-evening">Your evening</h2>
      <p className={css.line}>
        Say how long you have. We’ll pick a cigar from your vault, if one fits, and a drink from{' '}
        <Link to="/dashboard/bar">your{'\u00a0'}bar</Link>.
      </p>
      <div className={css.question}>
        <ChipGroup
          label="How long you have"
          options={times}
          value={[`${minutes}`]}
          onValueChange={([chosen]) => chosen !== undefined && setMinutes(Number(chosen) as EveningMinutes)}
          multiple={false}
        />
        <Button
          working={loading === 'busy'}
          onPointerEnter={() => void load().catch(() => undefined)}
          onClick={() => void pick()}
        >
          Pick for tonight
        </Button>
      </div>
      {loading === 'failed' && (
        <ErrorBox onRetry={() => void pick()} retryLabel="Try Again">
          Network error. Please check your internet connection and try again.
        </ErrorBox>
      )}
      {active && <active.Evening key={active.round} minutes={active.minutes} round={active.round} />}
    </section>
  )
}

const times = eveningTimes.map(({ minutes, label }) => ({ value: `${minutes}`, label }) as const)
