import { Field } from '#platform/client/ui/Field.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import { maxValueLength } from '../lounge-settings.contract.ts'
import { originInWords, providers } from './setting-words.ts'
import type { SettingFieldProps } from './use-settings-form.ts'

/** An empty one is the default. */
export function PlainSetting({ field, setting, form }: SettingFieldProps) {
  const { name, label, look, hint } = field
  const draft = form.drafts[name]
  const typed = draft ? (draft.value ?? '') : (setting.value ?? '')
  const error = form.errors[name] ?? (draft ? undefined : setting.problem)
  const description = [hint, originInWords(setting)].filter(Boolean).join(' ')
  const change = (text: string) => {
    if (text === (setting.value ?? '')) form.forget(name)
    else form.type(name, text)
  }
  if (setting.source === 'environment')
    return <Field label={label} description={originInWords(setting)} value={setting.value ?? ''} readOnly />
  if (look === 'provider')
    return (
      <Select
        label={label}
        description={description}
        error={error}
        options={providers}
        value={typed}
        onValueChange={change}
      />
    )
  return (
    <Field
      label={label}
      description={description}
      error={error}
      type={look === 'email' ? 'email' : 'text'}
      inputMode={look === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      placeholder={setting.default}
      maxLength={maxValueLength}
      value={typed}
      onValueChange={change}
    />
  )
}
