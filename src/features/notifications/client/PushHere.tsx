import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Switch } from '#platform/client/ui/Switch.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { notificationSettingsQuery } from './notification-settings-query.ts'
import { allowPush, type PushState, readPushState, stopPush } from './push-in-browser.ts'
import { useNotificationSettings } from './use-notification-settings.ts'

const descriptions: Record<PushState, string> = {
  unsupported:
    'This browser cannot show push messages on this address. They need https, and on an iPhone the app on the home screen.',
  denied:
    'This browser blocks messages of this site. Allow them in the settings of the browser, then come back.',
  off: 'Messages also when no tab is open. The browser asks for your permission first.',
  on: 'Messages come also when no tab is open.',
}

/** Each browser is allowed by itself. */
export function PushHere() {
  const { settings } = useNotificationSettings()
  const queries = useQueryClient()
  const toast = useToast()
  const { pushEndpoints, pushPublicKey } = settings
  const { data: state = 'off' } = useQuery({
    queryKey: ['push-state', pushEndpoints],
    queryFn: () => readPushState(pushEndpoints),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? allowPush(pushPublicKey) : stopPush()),
    onError: () => toast.error('This browser did not agree. Please try again', { id: 'push' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: notificationSettingsQuery.queryKey })
      await queries.invalidateQueries({ queryKey: ['push-state'] })
    },
  })
  return (
    <Switch
      label="Push in this browser"
      description={descriptions[state]}
      checked={state === 'on'}
      disabled={state === 'unsupported' || state === 'denied'}
      working={isPending}
      onCheckedChange={isOn => mutate(isOn)}
    />
  )
}
