import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { SettingRow } from '#platform/client/ui/forms/SettingRow.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { notificationSettingsContract } from '../notification-settings.contract.ts'

export function SendTest() {
  const toast = useToast()
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => call(notificationSettingsContract.sendTest, {}),
    onError: failure =>
      toast.error(messageFor(failure, 'The test wasn’t sent. Please try again'), { id: 'test-notification' }),
  })
  return (
    <SettingRow
      title="Test"
      description={
        <span role="status">
          {data ? `Sent to ${placesOf(data)}.` : 'Goes out at once, also in quiet hours.'}
        </span>
      }
    >
      <Button working={isPending} onClick={() => mutate()}>
        Send a test
      </Button>
    </SettingRow>
  )
}

function placesOf({ mail, browsers }: { mail: boolean; browsers: number }): string {
  const places = [
    'the bell',
    ...(mail ? ['your mail'] : []),
    ...(browsers > 0 ? [browsers === 1 ? 'one browser' : `${browsers} browsers`] : []),
  ]
  return new Intl.ListFormat('en-US').format(places)
}
