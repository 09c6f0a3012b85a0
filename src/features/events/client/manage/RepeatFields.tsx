import { Checkbox } from '#platform/client/ui/forms/Checkbox.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { maxEvenings } from '../../managed-events.contract.ts'
import { describeTimes } from '../event-times.ts'
import type { DraftFieldsProps } from './EventFields.tsx'
import css from './EventForm.module.css'
import { timesOf } from './event-draft.ts'

/** One a week, with all of its dates. */
export function RepeatFields({ draft, errors, onChange }: DraftFieldsProps) {
  const { repeats, weeks, timeZone } = draft
  const evenings = repeats ? (timesOf(draft) ?? []) : []
  return (
    <div className={css.repeats}>
      <Checkbox
        label="Repeat every week"
        checked={repeats}
        onCheckedChange={checked => onChange({ repeats: checked })}
      />
      {repeats && (
        <NumberField
          label="Evenings in all"
          value={weeks}
          onValueChange={count => onChange({ weeks: count })}
          error={errors['repeats.count']}
          min={2}
          max={maxEvenings}
        />
      )}
      {evenings.length > 0 && (
        <ol aria-label="Evenings">
          {evenings.map(({ start }) => (
            <li key={start.toISOString()}>{describeTimes(start, null, timeZone).there}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
