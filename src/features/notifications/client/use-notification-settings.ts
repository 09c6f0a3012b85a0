import { useSuspenseQuery } from '@tanstack/react-query'
import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { NotificationSettings, NotificationSettingsChanges } from '../notification-settings.contract.ts'
import { notificationSettingsQuery, notificationSettingsQueue } from './notification-settings-query.ts'

export function useNotificationSettings(): {
  settings: NotificationSettings
  change: (changes: NotificationSettingsChanges) => void
} {
  const { data: settings } = useSuspenseQuery(notificationSettingsQuery)
  const toast = useToast()
  const change = useOptimisticQueue(notificationSettingsQueue, () => undefined)
  async function save(changes: NotificationSettingsChanges): Promise<void> {
    if (await change(changes)) return
    toast.error('Failed to update setting', {
      id: 'settings',
      action: { label: 'Try Again', run: () => void save(changes) },
    })
  }
  return { settings, change: changes => void save(changes) }
}
