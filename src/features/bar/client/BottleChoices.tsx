import { useEffect, useRef } from 'react'
import type { DrinkMatch } from '#features/catalogue/catalogue.contract.ts'
import { DrinkOption } from '#features/catalogue/client/DrinkOption.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import type { RecognizedBottle } from '../bar.contract.ts'
import css from './BottleChoices.module.css'

interface BottleChoicesProps {
  typed: string
  recognized: RecognizedBottle
  onChoose: (match: DrinkMatch) => void
  onDismiss: () => void
  onOwn: () => void
}

/** Asks which bottle was meant. It takes the focus, which closes the suggestions that would cover it. */
export function BottleChoices({ typed, recognized, onChoose, onDismiss, onOwn }: BottleChoicesProps) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for the focus
    <div className={css.choices} role="group" aria-labelledby="bottle-question" tabIndex={-1} ref={group}>
      <p id="bottle-question">
        {recognized.recognition === 'close'
          ? `Nothing was added for “${typed}” yet. Did you mean one of these?`
          : `We don’t know “${typed}”. Did you mean one of these?`}
      </p>
      <ul>
        {recognized.candidates.map(match => (
          <li key={match.id}>
            <button type="button" onClick={() => onChoose(match)}>
              <DrinkOption match={match} />
            </button>
          </li>
        ))}
      </ul>
      <Button type="button" onClick={onOwn}>
        Add it as my own bottle
      </Button>
      <Button type="button" look="quiet" onClick={onDismiss}>
        None of these
      </Button>
    </div>
  )
}
