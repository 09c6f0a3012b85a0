import { Link } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import chips from '#platform/client/ui/ChipGroup.module.css'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { type EveningMinutes, eveningTimes } from '../evening-times.rules.ts'
import type { PickedEveningProps } from './PickedEvening.tsx'
import css from './TonightCard.module.css'

const load = () => import('./PickedEvening.tsx').then(({ PickedEvening }) => PickedEvening)

interface Asked {
  Evening: ComponentType<PickedEveningProps>
  minutes: EveningMinutes
  /** Each press of the button begins anew. */
  round: number
}

/** One button for the evening. What shows its pick weighs more than the question, so it comes when it is asked for. */
export function TonightCard() {
  const [minutes, setMinutes] = useState<EveningMinutes>(60)
  const [asked, setAsked] = useState<Asked>()
  const [coming, setComing] = useState<'no' | 'soon' | 'failed'>('no')

  async function pick(): Promise<void> {
    setComing('soon')
    try {
      const Evening = await load()
      setAsked(before => ({ Evening, minutes, round: (before?.round ?? 0) + 1 }))
      setComing('no')
    } catch {
      setComing('failed')
    }
  }

  return (
    <section className={css.card} aria-labelledby="your-evening">
      <h2 id="your-evening">Your evening</h2>
      <p className={css.line}>
        Say how long you have. We take a cigar from your vault and a drink from{' '}
        <Link to="/dashboard/bar">your{'\u00a0'}bar</Link>, and tell you why.
      </p>
      <div className={css.question}>
        <Times chosen={minutes} onChoose={setMinutes} />
        <Button
          working={coming === 'soon'}
          onPointerEnter={() => void load().catch(() => undefined)}
          onClick={() => void pick()}
        >
          Pick for tonight
        </Button>
      </div>
      {coming === 'failed' && (
        <ErrorBox onRetry={() => void pick()} retryLabel="Try Again">
          Network error. Please check your internet connection and try again.
        </ErrorBox>
      )}
      {asked && <asked.Evening key={asked.round} minutes={asked.minutes} round={asked.round} />}
    </section>
  )
}

interface TimesProps {
  chosen: EveningMinutes
  onChoose: (minutes: EveningMinutes) => void
}

/** As the house's chips look and are called, without what those weigh. */
function Times({ chosen, onChoose }: TimesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as below
    // biome-ignore lint/a11y/useSemanticElements: the house's own chips are a group as well, not a fieldset with a frame
    <div className={chips.group} role="group" aria-label="How long you have">
      {eveningTimes.map(({ minutes, label }) => (
        <button
          key={minutes}
          type="button"
          className={chips.chip}
          aria-pressed={minutes === chosen}
          data-pressed={minutes === chosen ? '' : undefined}
          onClick={() => onChoose(minutes)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
