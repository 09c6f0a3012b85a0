import { Link } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import { noConnectionText } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ChipGroup } from '#platform/client/ui/ChipGroup.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { type EveningMinutes, eveningTimes } from '../evening-times.rules.ts'
import { storedEvening } from './stored-evening.ts'
import css from './TonightCard.module.css'
import type { PickedEveningProps } from './use-evening.ts'

const load = () => import('./PickedEvening.tsx').then(({ PickedEvening }) => PickedEvening)

interface ActivePick {
  Evening: ComponentType<PickedEveningProps>
  minutes: EveningMinutes
  seen: readonly string[]
  /** Increases with each press of the button, which starts a new pick. */
  round: number
}

/** The code that shows a pick is loaded on demand. */
export function TonightCard() {
  const { memory_enabled: hasMemory } = useMe().settings
  const [stored] = useState(storedEvening)
  const [minutes, setMinutes] = useState<EveningMinutes>(stored?.minutes ?? 60)
  const [active, setActive] = useState<ActivePick>()
  const [loading, setLoading] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function pick(seen: readonly string[] = []): Promise<void> {
    setLoading('busy')
    try {
      const Evening = await load()
      setActive(previous => ({ Evening, minutes, seen, round: (previous?.round ?? 0) + 1 }))
      setLoading('idle')
    } catch {
      setLoading('failed')
    }
  }

  useEffect(() => {
    if (!stored) return undefined
    let isCurrent = true
    const resume = (Evening: ActivePick['Evening']) => {
      if (isCurrent) setActive(previous => previous ?? { ...stored, Evening, round: 1 })
    }
    // Without it the button is there to try again.
    load().then(resume, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [stored])

  return (
    <section className={css.card} aria-labelledby="your-evening">
      <div className={css.intro}>
        <div>
          <h2 id="your-evening">Your evening</h2>
          <p className={css.line}>
            Say how long you have.{' '}
            {hasMemory ? (
              <>
                We’ll pick a cigar and a drink, from your humidor, your vault and{' '}
                <Link to="/dashboard/bar">your{'\u00a0'}bar</Link> where one fits.
              </>
            ) : (
              'Your memory setting is off, so we’ll pick both from our own list.'
            )}
          </p>
        </div>
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
      </div>
      {loading === 'failed' && <ErrorBox onRetry={() => void pick()}>{noConnectionText}</ErrorBox>}
      {active && (
        <active.Evening
          key={active.round}
          minutes={active.minutes}
          round={active.round}
          initiallySeen={active.seen}
        />
      )}
    </section>
  )
}

const times = eveningTimes.map(({ minutes, label }) => ({ value: `${minutes}`, label }) as const)
