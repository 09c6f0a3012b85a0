import { Radio as BaseRadio } from '@base-ui/react/radio'
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group'
import { StarIcon } from '@phosphor-icons/react/Star'
import { type KeyboardEvent, useId } from 'react'
import styles from './Rating.module.css'

const STARS = [1, 2, 3, 4, 5] as const

export interface RatingProps {
  label: string
  hideLabel?: boolean | undefined
  /** 0.5 to 5, or null for none yet. */
  value: number | null
  onValueChange: (value: number | null) => void
  /** Ten half steps instead of five full ones. */
  halves?: boolean | undefined
  disabled?: boolean | undefined
}

/** Input for a rating; to show one, use `Stars`. Arrows move, Home and End jump; 0 or the current star clears. */
export function Rating({
  label,
  hideLabel,
  value,
  onValueChange,
  halves = false,
  disabled = false,
}: RatingProps) {
  const labelId = useId()
  const steps = halves ? STARS.flatMap(star => [star - 0.5, star]) : STARS

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const target = { Home: steps[0], End: steps.at(-1), '0': null }[event.key]
    if (target === undefined || disabled) return
    event.preventDefault()
    onValueChange(target)
    if (target === null) return
    event.currentTarget.querySelector<HTMLElement>(`[data-step="${target}"]`)?.focus()
  }

  return (
    <div className={styles.rating}>
      <span id={labelId} className={hideLabel ? styles.hidden : styles.label}>
        {label}
      </span>
      <BaseRadioGroup<number | null>
        className={styles.stars}
        aria-labelledby={labelId}
        value={value}
        onValueChange={chosen => onValueChange(chosen)}
        disabled={disabled}
        onKeyDown={handleKey}
      >
        {steps.map(step => (
          <BaseRadio.Root
            key={step}
            value={step}
            data-step={step}
            data-half={halves ? (step % 1 ? 'left' : 'right') : undefined}
            data-lit={(value !== null && step <= value) || undefined}
            className={styles.star}
            aria-label={step === 1 ? '1 star' : `${step} stars`}
            onClick={event => {
              if (step !== value || disabled) return
              event.preventDefault()
              onValueChange(null)
            }}
          >
            <StarIcon weight="light" />
            <StarIcon weight="fill" className={styles.fill} />
          </BaseRadio.Root>
        ))}
      </BaseRadioGroup>
    </div>
  )
}
