import type { ReactNode } from 'react'
import { Field } from '#platform/client/ui/Field.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import {
  maxCapacity,
  maxDescriptionLength,
  maxLinkLength,
  maxLocationLength,
  maxTitleLength,
} from '../../managed-events.contract.ts'
import type { DraftErrors, EventDraft } from './event-draft.ts'

export interface DraftFieldsProps {
  draft: EventDraft
  errors: DraftErrors
  onChange: (changes: Partial<EventDraft>) => void
}

interface EventFieldsProps extends DraftFieldsProps {
  /** When it is, below the title. */
  children: ReactNode
}

export function EventFields({ draft, errors, onChange, children }: EventFieldsProps) {
  return (
    <>
      <Field
        label="Title"
        value={draft.title}
        onValueChange={title => onChange({ title })}
        error={errors.title}
        maxLength={maxTitleLength}
        autoComplete="off"
      />
      {children}
      <Field
        label="Where"
        value={draft.location}
        onValueChange={location => onChange({ location })}
        error={errors.location}
        maxLength={maxLocationLength}
        autoComplete="off"
      />
      <NumberField
        label="Places"
        description="Left empty, as many as want can come."
        value={draft.capacity}
        onValueChange={capacity => onChange({ capacity })}
        error={errors.capacity}
        min={1}
        max={maxCapacity}
      />
      <TextArea
        label="Description"
        value={draft.description}
        onValueChange={description => onChange({ description })}
        error={errors.description}
        maxLength={maxDescriptionLength}
      />
      <Field
        label="Link to book"
        description="Only for an event that is booked elsewhere."
        value={draft.link}
        onValueChange={link => onChange({ link })}
        error={errors.rsvp_link}
        maxLength={maxLinkLength}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
      />
    </>
  )
}
