import { Button } from '#platform/client/ui/Button.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
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
  return (
    <div className={css.field}>
      <Field
        label={label}
        description={description}
        autoComplete={autoComplete}
        value={field.text}
        onValueChange={field.type}
        onBlur={field.save}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && field.save()}
        aria-busy={field.isSaving || undefined}
        error={field.problem}
      />
      <div className={css.outcome}>
        {field.problem ? (
          <Button size="small" working={field.isSaving} onClick={field.save}>
            Try Again
          </Button>
        ) : (
          <SavedNote savedAt={field.savedAt} />
        )}
      </div>
    </div>
  )
}
