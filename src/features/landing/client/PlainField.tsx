import type { ComponentProps } from 'react'
import css from './PlainSignInForm.module.css'

interface PlainFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'defaultValue' | 'autoComplete'> {
  label: string
  name: string
  description?: string | undefined
  error: string | undefined
}

/** A field of a form without a script. */
export function PlainField({ label, name, description, error, ...input }: PlainFieldProps) {
  const ids = [description && `${name}-description`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        id={name}
        name={name}
        required
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={ids || undefined}
      />
      {description && <p id={`${name}-description`}>{description}</p>}
      {error && (
        <p className={css.error} id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
