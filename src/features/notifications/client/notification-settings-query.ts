import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { createOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import {
  type NotificationSettings,
  type NotificationSettingsChanges,
  notificationSettingsContract,
} from '../notification-settings.contract.ts'

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => call(notificationSettingsContract.readSettings, {}, { signal }),
  staleTime: 5_000,
})

const { queryKey } = notificationSettingsQuery

export const notificationSettingsQueue = createOptimisticQueue({
  id: 'notification-settings',
  queryKey,
  read: queries => queries.getQueryData<NotificationSettings>(queryKey),
  write: (queries, settings: NotificationSettings) => queries.setQueryData(queryKey, settings),
  apply,
  send: changes => call(notificationSettingsContract.changeSettings, { body: changes }),
  confirm: (_, settings) => settings,
})

function apply(
  settings: NotificationSettings,
  {
    channels = {},
    quietHours = settings.quietHours,
    timeZone = settings.timeZone,
  }: NotificationSettingsChanges,
): NotificationSettings {
  const { climate, aging, stock, gifts, events, mentions, announcements, corrections, reports } =
    settings.channels
  return {
    ...settings,
    quietHours,
    timeZone,
    channels: {
      climate: { ...climate, ...defined(channels.climate) },
      aging: { ...aging, ...defined(channels.aging) },
      stock: { ...stock, ...defined(channels.stock) },
      gifts: { ...gifts, ...defined(channels.gifts) },
      events: { ...events, ...defined(channels.events) },
      mentions: { ...mentions, ...defined(channels.mentions) },
      announcements: { ...announcements, ...defined(channels.announcements) },
      corrections: { ...corrections, ...defined(channels.corrections) },
      reports: { ...reports, ...defined(channels.reports) },
    },
  }
}

/** Without the fields that are undefined. */
function defined(changes: Record<string, boolean | undefined> = {}): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, isOn]) => (isOn === undefined ? [] : [[name, isOn]])),
  )
}
