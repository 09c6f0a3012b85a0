import { useState } from 'react'
import { Slider } from '#platform/client/ui/Slider.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import { stepPart } from '../../lesson-parts.rules.ts'
import type { MediumProps } from './medium-props.ts'
import css from './ScaleMedium.module.css'
import { useSeeFirst } from './use-see-first.ts'

const labels = { 'cigar-strength': 'Strength', 'drink-weight': 'Weight' } as const

/** A slider from mild to full: each step in words, with cigars or drinks that stand for it. */
export function ScaleMedium({ medium: { of, steps }, seen, onSee }: MediumProps<'scale'>) {
  const [value, setValue] = useState(
    () => steps.find(step => seen.has(stepPart(step.value)))?.value ?? steps[0]!.value,
  )
  const step = steps.find(each => each.value === value) ?? steps[0]!
  useSeeFirst(stepPart(value), onSee)
  const slide = (next: number) => {
    setValue(next)
    onSee(stepPart(next))
  }
  return (
    <div className={css.columns}>
      <div className={css.scale}>
        <Slider
          label={labels[of]}
          value={value}
          onValueChange={slide}
          min={steps[0]!.value}
          max={steps.at(-1)!.value}
          valueText={at => steps.find(each => each.value === at)?.name ?? ''}
        />
        <ol className={css.steps} aria-label={`All steps of ${labels[of].toLowerCase()}`}>
          {steps.map(({ value: at, name }) => (
            <li key={at}>
              <button
                type="button"
                className={css.step}
                data-part={stepPart(at)}
                aria-pressed={at === value}
                data-seen={seen.has(stepPart(at)) || undefined}
                onClick={() => slide(at)}
              >
                {name}
              </button>
            </li>
          ))}
        </ol>
        <div className={css.words} role="status">
          <h2>{step.name}</h2>
          <p>{step.text}</p>
        </div>
      </div>
      <div className={css.examples}>
        <h2>{of === 'cigar-strength' ? 'Cigars like that' : 'Drinks like that'}</h2>
        <ul>
          {step.examples.map(({ name, path, isOwn }) => (
            <li key={path}>
              <TextLink href={path}>{name}</TextLink>
              {isOwn && <StatusTag tone="ok">In your humidor</StatusTag>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
