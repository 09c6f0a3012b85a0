import { type ReactNode, useId } from 'react'
import { SavedNote } from './SavedNote.tsx'
import css from './SettingsSection.module.css'
import { type SettingName, useSavedNote } from './use-saved-note.ts'

interface SettingsSectionProps {
  title: string
  lead: ReactNode
  /** The settings that are changed here: when one of them is kept, the section says so. */
  settings?: readonly SettingName[]
  children: ReactNode
}

/** What it is about on the left, the controls on the right, a rule above. */
export function SettingsSection({ title, lead, settings = [], children }: SettingsSectionProps) {
  const heading = useId()
  const savedAt = useSavedNote(settings)
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.words}>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        <p className={css.lead}>{lead}</p>
        {settings.length > 0 && <SavedNote at={savedAt} />}
      </div>
      <div className={css.controls}>{children}</div>
    </section>
  )
}
