import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type MemberSettings, settingsContract } from '../settings.contract.ts'
import { meQuery } from './use-me.ts'

export type SettingsChanges = Partial<MemberSettings>

/** Changes settings at once; when the house does not take them they go back, and somebody says so. */
export function useChangeSettings(): (changes: SettingsChanges, onFailed?: () => void) => void {
  const queries = useQueryClient()
  const { fail } = useToast()
  const write = (changes: SettingsChanges) =>
    queries.setQueryData(meQuery.queryKey, me =>
      me?.settings ? { ...me, settings: { ...me.settings, ...changes } } : me,
    )
  const { mutate } = useMutation({
    // One after the other, else an older choice could arrive last and win.
    scope: { id: 'settings' },
    mutationFn: (changes: SettingsChanges) => call(settingsContract.changeSettings, { body: changes }),
    onMutate: async changes => {
      await queries.cancelQueries({ queryKey: meQuery.queryKey })
      const settings = queries.getQueryData(meQuery.queryKey)?.settings
      write(changes)
      return { before: settings && pick(settings, Object.keys(changes)) }
    },
    onSuccess: settings => {
      // While another change is on its way, what is shown is newer than this answer.
      if (queries.isMutating() > 1) return
      queries.setQueryData(meQuery.queryKey, me => me && { ...me, settings })
    },
    onError: (_, _changes, kept) => {
      if (kept?.before) write(kept.before)
      fail('Failed to update setting', { id: 'settings' })
    },
  })
  return (changes, onFailed) => mutate(changes, { ...(onFailed && { onError: onFailed }) })
}

function pick(settings: MemberSettings, names: string[]): SettingsChanges {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)))
}
