import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import css from './SignInForm.module.css'
import type { Complaint } from './use-attempt.ts'

interface FormShellProps {
  /** Its name for those who do not see the heading. */
  title: string
  complaint: Complaint | undefined
  takesFocus: boolean
  onSubmit: (fields: Record<string, string>) => void
  children: ReactNode
}

/** A form that says what is wrong where it is wrong, and leads there. What was typed stays in its fields. */
export function FormShell({ title, complaint, takesFocus, onSubmit, children }: FormShellProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) emptyFieldOf(form.current)?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (complaint?.field)
      form.current?.querySelector<HTMLInputElement>(`[name="${complaint.field}"]`)?.focus()
  }, [complaint])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    onSubmit(fieldsOf(event.currentTarget))
  }

  return (
    <form ref={form} className={css.form} aria-label={title} onSubmit={submit} noValidate>
      {/* The focus may stand in that very field, and then nobody would read out what changed below it. */}
      <p aria-live="assertive" className={hidden.hidden}>
        {complaint?.field && complaint.text}
      </p>
      {complaint && !complaint.field && <ErrorBox>{complaint.text}</ErrorBox>}
      {children}
    </form>
  )
}

/** What stands in the fields: read from them, for a password manager may fill them without saying so. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

function emptyFieldOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
  return fields.find(field => field.value === '') ?? fields[0]
}
