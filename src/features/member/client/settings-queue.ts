import { call } from '#platform/client/api.ts'
import { createOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { type MemberSettings, memberContract } from '../member.contract.ts'
import { meQuery } from './use-me.ts'

export type SettingsChanges = Partial<MemberSettings>

export const settingsQueue = createOptimisticQueue({
  id: 'settings',
  queryKey: meQuery.queryKey,
  read: queries => queries.getQueryData(meQuery.queryKey)?.settings,
  write: (queries, settings: MemberSettings) =>
    queries.setQueryData(meQuery.queryKey, me => me && { ...me, settings }),
  apply: (settings, changes: SettingsChanges) => ({ ...settings, ...changes }),
  send: changes => call(memberContract.changeSettings, { body: changes }),
  confirm: (_, settings) => settings,
})
