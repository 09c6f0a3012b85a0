import type { FormEvent } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import type { LoungeSetting } from '../lounge-settings.contract.ts'
import css from './LoungeTab.module.css'
import { PlainSetting } from './PlainSetting.tsx'
import { SecretSetting } from './SecretSetting.tsx'
import type { sections } from './setting-words.ts'
import type { AdminCall } from './settings-query.ts'
import { TestMail } from './TestMail.tsx'
import { type SettingFieldProps, useSettingsForm } from './use-settings-form.ts'

interface SettingsSectionProps {
  words: (typeof sections)[number]
  settings: readonly LoungeSetting[]
  call: AdminCall
}

export function SettingsSection({
  words: { id, title, text, fields },
  settings,
  call,
}: SettingsSectionProps) {
  const form = useSettingsForm(call, settings)
  const isFixed = settings.every(({ source }) => source === 'environment')
  function submit(event: FormEvent): void {
    event.preventDefault()
    form.save.mutate()
  }
  return (
    <section className={css.section} aria-labelledby={`lounge-${id}`}>
      <div className={css.about}>
        <h2 id={`lounge-${id}`}>{title}</h2>
        <p>{text}</p>
      </div>
      <form className={css.form} onSubmit={submit} noValidate aria-labelledby={`lounge-${id}`}>
        {fields.map(field => {
          const setting = settings.find(({ name }) => name === field.name)
          return setting && <SettingField key={field.name} {...{ field, setting, form }} />
        })}
        {!isFixed && (
          <div className={css.actions}>
            <Button type="submit" working={form.save.isPending}>
              Save
            </Button>
            {id === 'mail' && <TestMail call={call} form={form} />}
          </div>
        )}
        {isFixed && id === 'mail' && <TestMail call={call} form={form} />}
      </form>
    </section>
  )
}

function SettingField(props: SettingFieldProps) {
  // Empties its parts once they are saved.
  return props.setting.isSecret ? (
    <SecretSetting key={props.form.saves} {...props} />
  ) : (
    <PlainSetting {...props} />
  )
}
