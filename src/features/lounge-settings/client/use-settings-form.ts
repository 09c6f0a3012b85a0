import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { waitingChangesQuery } from '#features/restart/client/waiting-changes-query.ts'
import { ApiError } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import {
  type LoungeSetting,
  type LoungeSettings,
  loungeSettingsContract,
  type SettingName,
} from '../lounge-settings.contract.ts'
import { type FieldWords, meanwhileInWords, withLabels } from './setting-words.ts'
import { type AdminCall, settingsKey } from './settings-query.ts'

interface Typed {
  /** Null: to be removed. */
  value: string | null
  /** Of the setting when it was begun, so that nobody else is overwritten unseen. */
  version: number
}

type Drafts = Partial<Record<SettingName, Typed>>
type Errors = Partial<Record<string, string>>

export type SettingsForm = ReturnType<typeof useSettingsForm>

export interface SettingFieldProps {
  field: FieldWords
  setting: LoungeSetting
  form: SettingsForm
}

/** What was typed of one section, until it is saved. What fails stays in the form. */
export function useSettingsForm(call: AdminCall, settings: readonly LoungeSetting[]) {
  const [drafts, setDrafts] = useState<Drafts>({})
  const [errors, setErrors] = useState<Errors>({})
  /** Counts up with each save, for fields that keep parts of what is typed. */
  const [saves, setSaves] = useState(0)
  const queries = useQueryClient()
  const toast = useToast()

  function type(name: SettingName, value: string | null): void {
    const version = settings.find(each => each.name === name)?.version ?? 0
    setDrafts(before => ({ ...before, [name]: { value, version: before[name]?.version ?? version } }))
    setErrors(before => ({ ...before, [name]: undefined }))
  }

  function forget(name: SettingName): void {
    setDrafts(before => Object.fromEntries(Object.entries(before).filter(([key]) => key !== name)))
    setErrors(before => ({ ...before, [name]: undefined }))
  }

  function showFailure(failure: unknown, fallback: string): void {
    const { fields, current } =
      failure instanceof ApiError ? failure : { fields: {} as Record<string, string>, current: undefined }
    if (current) takeOver(current as LoungeSettings)
    else if (Object.keys(fields).length > 0)
      setErrors(Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, withLabels(text)])))
    else toast.error(messageFor(failure, fallback), { id: 'settings' })
  }

  /** Another admin was faster: theirs is shown beside what is typed, which a second press puts on top. */
  function takeOver(current: LoungeSettings): void {
    queries.setQueryData(settingsKey, current)
    const overtaken = current.settings.filter(({ name, version }) => {
      const draft = drafts[name]
      return draft !== undefined && draft.version !== version
    })
    setErrors(Object.fromEntries(overtaken.map(setting => [setting.name, meanwhileInWords(setting)])))
    setDrafts(before => {
      const next = { ...before }
      for (const { name, version } of overtaken) next[name] = { value: before[name]?.value ?? null, version }
      return next
    })
  }

  const save = useMutation({
    networkMode: 'always',
    onMutate: () => toast.close('settings'),
    mutationFn: async () => {
      const changes = Object.entries(drafts).map(([name, typed]) => ({ name: name as SettingName, ...typed }))
      return changes.length === 0
        ? undefined
        : call(loungeSettingsContract.changeSettings, { body: { changes } })
    },
    async onSuccess(saved) {
      if (!saved) return toast.info('Nothing was changed.', { id: 'settings' })
      queries.setQueryData(settingsKey, saved)
      setDrafts({})
      setErrors({})
      setSaves(before => before + 1)
      toast.info('Saved. The server reads it when it starts again.', { id: 'settings' })
      await queries.invalidateQueries({ queryKey: waitingChangesQuery.queryKey })
    },
    onError: failure => showFailure(failure, 'Failed to save the settings. Try again.'),
  })

  return { drafts, errors, saves, type, forget, save, showFailure }
}
