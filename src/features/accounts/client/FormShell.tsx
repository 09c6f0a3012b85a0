import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import css from './SignInForm.module.css'
import type { FormError } from './use-attempt.ts'

interface FormShellProps {
  /** The accessible name. */
  title: string
  formError: FormError | undefined
  takesFocus: boolean
  onSubmit: (fields: Record<string, string>) => void
  children: ReactNode
}

/** Focuses the field with the error. The fields are uncontrolled and keep their text. */
export function FormShell({ title, formError, takesFocus, onSubmit, children }: FormShellProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) firstEmptyField(form.current)?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (formError?.field)
      form.current?.querySelector<HTMLInputElement>(`[name="${formError.field}"]`)?.focus()
  }, [formError])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    onSubmit(fieldsOf(event.currentTarget))
  }

  return (
    <form ref={form} className={css.form} aria-label={title} onSubmit={submit} noValidate>
      {/* If the field has the focus already, a screen reader would not read the error that appears below it. */}
      <p aria-live="assertive" className={hidden.hidden}>
        {formError?.field && formError.text}
      </p>
      {formError && !formError.field && <ErrorBox>{formError.text}</ErrorBox>}
      {children}
    </form>
  )
}

/** Read from the DOM: a password manager may fill fields without an event. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

function firstEmptyField(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
  return fields.find(field => field.value === '') ?? fields[0]
}
