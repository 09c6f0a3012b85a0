import { type RefObject, useId } from 'react'
import { Checkbox } from '#platform/client/ui/forms/Checkbox.tsx'
import { type CardPart, cardParts, type SmokeYear } from '../palate.contract.ts'
import css from './YearCardDialog.module.css'

const partLabels: Readonly<Record<CardPart, string>> = {
  count: 'How many cigars and evenings',
  time: 'The time you took',
  months: 'Evenings by month',
  flavors: 'What you tasted most often',
  favorite: 'Your favorite cigar',
}

interface YearCardChoicesProps {
  ref: RefObject<HTMLFieldSetElement | null>
  figures: SmokeYear
  parts: readonly CardPart[]
  /** The picture was asked for with nothing ticked. */
  isBlank: boolean
  onChoose: (part: CardPart, isChosen: boolean) => void
  /** Empty without one in the profile. */
  name: '' | { text: string; isShown: boolean; onShow: (isShown: boolean) => void }
}

export function YearCardChoices({ ref, figures, parts, isBlank, onChoose, name }: YearCardChoicesProps) {
  const errorId = useId()
  return (
    <fieldset ref={ref} aria-describedby={isBlank ? errorId : undefined}>
      <legend>What it shows</legend>
      {isBlank && (
        <p id={errorId} role="alert" className={css.error}>
          Tick at least one.
        </p>
      )}
      {cardParts.map(part => (
        <Checkbox
          key={part}
          label={partLabels[part]}
          checked={parts.includes(part)}
          disabled={isUnknown(part, figures)}
          onCheckedChange={isChosen => onChoose(part, isChosen)}
        />
      ))}
      {name && (
        <Checkbox
          label="Your name"
          description={name.text}
          checked={name.isShown}
          onCheckedChange={name.onShow}
        />
      )}
    </fieldset>
  )
}

/** The year has nothing to show of it. */
export function isUnknown(part: CardPart, { timed, flavors }: SmokeYear): boolean {
  return (part === 'time' && timed === 0) || (part === 'flavors' && flavors.length === 0)
}
