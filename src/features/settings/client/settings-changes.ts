import type { QueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { type MemberSettings, settingsContract } from '../settings.contract.ts'
import { meQuery } from './use-me.ts'

export type SettingsChanges = Partial<MemberSettings>

interface Desk {
  /** As the house said last. */
  confirmed: MemberSettings | null | undefined
  /** What the house has not answered yet, oldest first. */
  unanswered: readonly SettingsChanges[]
}

/** One for all switches of a page: each holds a mutation of its own, and they change the same settings. */
const desks = new WeakMap<QueryClient, Desk>()

/** Shows a change at once; once the house has answered everything, what is shown is what it said last. */
export function changeSettingsOn(queries: QueryClient) {
  const desk = desks.get(queries) ?? { confirmed: undefined, unanswered: [] }
  desks.set(queries, desk)
  const show = () =>
    queries.setQueryData(meQuery.queryKey, me =>
      me && desk.confirmed
        ? { ...me, settings: Object.assign({}, desk.confirmed, ...desk.unanswered) as MemberSettings }
        : me,
    )
  const answered = (changes: SettingsChanges) => {
    desk.unanswered = desk.unanswered.filter(other => other !== changes)
    show()
  }
  return {
    // One after the other, else an older choice could arrive last and win.
    scope: { id: 'settings' },
    mutationFn: (changes: SettingsChanges) => call(settingsContract.changeSettings, { body: changes }),
    onMutate: async (changes: SettingsChanges) => {
      await queries.cancelQueries({ queryKey: meQuery.queryKey })
      if (desk.unanswered.length === 0) desk.confirmed = queries.getQueryData(meQuery.queryKey)?.settings
      desk.unanswered = [...desk.unanswered, changes]
      show()
    },
    onSuccess: (settings: MemberSettings, changes: SettingsChanges) => {
      desk.confirmed = settings
      answered(changes)
    },
    onError: (_: Error, changes: SettingsChanges) => answered(changes),
  }
}
