import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import type { Device } from '../climate.contract.ts'
import { useDeleteSensor } from './use-sensor-actions.ts'

export function ConfirmSensorDeletion({ device, onClose }: { device: Device; onClose: () => void }) {
  const { mutate: remove, isPending } = useDeleteSensor(onClose)
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Delete this sensor?"
      description={`${device.name} and all its readings. This cannot be undone.`}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" working={isPending} onClick={() => remove(device)}>
            Delete
          </Button>
        </>
      }
    />
  )
}
