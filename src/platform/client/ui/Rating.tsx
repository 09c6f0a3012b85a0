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
  const id = useId()
  const steps = halves ? STARS.flatMap(star => [star - 0.5, star]) : STARS

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const target = { Home: steps[0], End: steps.at(-1), '0': null }[event.key]
    if (target === undefined || disabled) return
    event.preventDefault()
    onValueChange(target)
    if (target === null) return
    event.currentTarget
      .closest('[role=radiogroup]')
      ?.querySelector<HTMLElement>(`[data-step="${target}"]`)
      ?.focus()
  }

  return (
    <div className={styles.rating}>
      <span id={id} className={hideLabel ? styles.hidden : styles.label}>
        {label}
      </span>
      <div
        role="radiogroup"
        className={styles.stars}
        aria-labelledby={id}
        data-disabled={disabled || undefined}
      >
        {steps.map(step => (
          <span
            key={step}
            data-half={halves ? (step % 1 ? 'left' : 'right') : undefined}
            data-lit={(value !== null && step <= value) || undefined}
            className={styles.star}
          >
            <StarIcon weight="light" />
            <StarIcon weight="fill" className={styles.fill} />
            <input
              type="radio"
              className={styles.input}
              name={id}
              data-step={step}
              aria-label={step === 1 ? '1 star' : `${step} stars`}
              checked={step === value}
              disabled={disabled}
              onChange={() => onValueChange(step)}
              onKeyDown={handleKey}
              // The space bar does not click a checked radio.
              onKeyUp={({ key }) => key === ' ' && step === value && onValueChange(null)}
              onClick={() => step === value && onValueChange(null)}
            />
          </span>
        ))}
      </div>
    </div>
  )
}
