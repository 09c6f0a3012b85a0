import css from './FiveSteps.module.css'

interface FiveStepsProps {
  name: string
  /** 1 to 5, or 0 for none. */
  value: number
  word: string
}

const steps = [1, 2, 3, 4, 5] as const

export function FiveSteps({ name, value, word }: FiveStepsProps) {
  return (
    <div className={css.scale}>
      <dt>{name}</dt>
      <dd>
        <span>{word}</span>
        <span className={css.steps} aria-hidden="true">
          {steps.map(step => (
            <i key={step} data-reached={step <= value} />
          ))}
        </span>
      </dd>
    </div>
  )
}
