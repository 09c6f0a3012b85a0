import { useRef } from 'react'
import { isComposingKey } from '#platform/client/is-composing-key.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { SavedNote } from '../SavedNote.tsx'
import type { ProfileDrafts } from '../use-profile-drafts.ts'
import css from './ProfileTab.module.css'

interface ProfileFieldProps {
  field: ReturnType<ProfileDrafts>
  label: string
  description?: string
  autoComplete: string
}

/** Saves on blur and on Enter. */
export function ProfileField({ field, label, description, autoComplete }: ProfileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const retry = () => {
    field.save()
    // The button goes away once it is saved.
    input.current?.focus()
  }
  return (
    <div className={css.field}>
      <Field
        ref={input}
        label={label}
        description={description}
        autoComplete={autoComplete}
        value={field.text}
        onValueChange={field.type}
        onBlur={field.save}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposingKey(nativeEvent) && field.save()}
        aria-busy={field.isSaving || undefined}
        error={field.problem}
      />
      <div className={css.outcome}>
        {field.problem ? (
          <>
            {/* The message of the field itself is read only with the field. */}
            <p role="alert" className={hidden.hidden}>
              {label}: {field.problem}
            </p>
            <Button size="small" working={field.isSaving} onClick={retry}>
              Try Again
            </Button>
          </>
        ) : (
          <SavedNote savedAt={field.savedAt} />
        )}
      </div>
    </div>
  )
}
