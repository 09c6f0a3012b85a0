import { timeZoneOptions } from '#platform/client/time-zone-options.ts'
import { Field } from '#platform/client/ui/Field.tsx'
import { FieldShell } from '#platform/client/ui/FieldShell.tsx'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
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
  if (look === 'zone')
    return (
      <FieldShell label={label} description={description} error={error}>
        <NativeSelect
          label={label}
          options={[{ value: '', label: 'That of the server' }, ...timeZoneOptions(typed)]}
          value={typed}
          onValueChange={change}
        />
      </FieldShell>
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
