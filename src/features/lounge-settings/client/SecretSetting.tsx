import { type ReactNode, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { maxValueLength } from '../lounge-settings.contract.ts'
import css from './LoungeTab.module.css'
import { ServerFields } from './ServerFields.tsx'
import { originInWords, secretInWords } from './setting-words.ts'
import type { SettingFieldProps } from './use-settings-form.ts'

/** Set, replaced or removed, and never shown. */
export function SecretSetting({ field, setting, form }: SettingFieldProps) {
  const { name, label } = field
  const [isReplacing, setIsReplacing] = useState(false)
  const isStored = setting.source === 'page'
  const isRemoving = form.drafts[name]?.value === null
  if (setting.source === 'environment') return <Line label={label} text={originInWords(setting)} />
  if (isRemoving)
    return (
      <Line label={label} text="It is removed when you save." error={form.errors[name]}>
        <Button type="button" size="small" onClick={() => form.forget(name)}>
          Leave it
        </Button>
      </Line>
    )
  if (isStored && !isReplacing)
    return (
      <Line label={label} text={secretInWords(setting)} error={form.errors[name] ?? setting.problem}>
        <Button
          type="button"
          size="small"
          aria-label={`Replace: ${label}`}
          onClick={() => setIsReplacing(true)}
        >
          Replace
        </Button>
        <Button
          type="button"
          size="small"
          look="quiet"
          aria-label={`Remove: ${label}`}
          onClick={() => form.type(name, null)}
        >
          Remove
        </Button>
      </Line>
    )
  return (
    <div className={css.secret}>
      <SecretFields {...{ field, setting, form }} />
      {isStored && (
        <Button
          type="button"
          size="small"
          look="quiet"
          onClick={() => {
            setIsReplacing(false)
            form.forget(name)
          }}
        >
          Leave it as it is
        </Button>
      )}
    </div>
  )
}

function SecretFields({ field: { name, label, look, hint }, setting, form }: SettingFieldProps) {
  const error = form.errors[name]
  const change = (value: string | undefined) => (value ? form.type(name, value) : form.forget(name))
  if (look === 'mail' || look === 'broker')
    return <ServerFields kind={look} label={label} error={error} onChange={change} />
  return (
    <Field
      label={label}
      description={hint ?? (setting.source === 'page' ? undefined : originInWords(setting))}
      error={error}
      type="password"
      autoComplete="off"
      maxLength={maxValueLength}
      value={form.drafts[name]?.value ?? ''}
      onValueChange={change}
    />
  )
}

interface LineProps {
  label: string
  text: string
  error?: string | null | undefined
  children?: ReactNode
}

function Line({ label, text, error, children }: LineProps) {
  return (
    <div className={css.line}>
      <div>
        <b>{label}</b>
        <p>{text}</p>
        {error && (
          <p role="alert" className={css.error}>
            {error}
          </p>
        )}
      </div>
      {children && <div className={css.lineActions}>{children}</div>}
    </div>
  )
}
