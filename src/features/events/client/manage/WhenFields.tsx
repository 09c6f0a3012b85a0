import { timeZoneOptions } from '#platform/client/time-zone-options.ts'
import { DateField, TimeField } from '#platform/client/ui/forms/DateField.tsx'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import type { DraftFieldsProps } from './EventFields.tsx'
import css from './EventForm.module.css'

/** Day and time of the place, and its zone. */
export function WhenFields({ draft, errors, onChange }: DraftFieldsProps) {
  const { day, from, until, timeZone } = draft
  return (
    <div className={css.when}>
      <DateField
        label="Day"
        value={day}
        onValueChange={value => onChange({ day: value })}
        error={errors.start_time}
      />
      <TimeField label="From" value={from} onValueChange={value => onChange({ from: value })} />
      <TimeField
        label="Until"
        description={until !== '' && until <= from ? 'On the next day' : undefined}
        value={until}
        onValueChange={value => onChange({ until: value })}
        error={errors.end_time}
      />
      <div className={css.zone}>
        <span aria-hidden="true">Time zone</span>
        <NativeSelect
          label="Time zone"
          options={timeZoneOptions(timeZone)}
          value={timeZone}
          onValueChange={value => onChange({ timeZone: value })}
        />
        {errors.time_zone && <p role="alert">{errors.time_zone}</p>}
      </div>
    </div>
  )
}
