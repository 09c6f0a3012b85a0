import { type ReactNode, useId } from 'react'
import { SavedNote } from './SavedNote.tsx'
import css from './SettingsSection.module.css'
import { type SettingName, useSavedNote } from './use-saved-note.ts'

interface SettingsSectionProps {
  title: string
  lead: ReactNode
  /** The settings changed in this section; it shows “Saved” when one of them was saved. */
  settings?: readonly SettingName[]
  children: ReactNode
}

export function SettingsSection({ title, lead, settings = [], children }: SettingsSectionProps) {
  const heading = useId()
  const savedAt = useSavedNote(settings)
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.texts}>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        <p className={css.lead}>{lead}</p>
        {settings.length > 0 && <SavedNote savedAt={savedAt} />}
      </div>
      <div className={css.controls}>{children}</div>
    </section>
  )
}
