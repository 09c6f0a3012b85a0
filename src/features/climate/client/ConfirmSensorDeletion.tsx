import { ConfirmDialog } from '#platform/client/ui/ConfirmDialog.tsx'
import type { Device } from '../climate.contract.ts'
import { useDeleteSensor } from './use-sensor-actions.ts'

export function ConfirmSensorDeletion({ device, onClose }: { device: Device; onClose: () => void }) {
  const { mutate: remove, isPending } = useDeleteSensor(onClose)
  return (
    <ConfirmDialog
      title="Delete this sensor?"
      description={`${device.name} and all its readings. This cannot be undone.`}
      action="Delete"
      working={isPending}
      onClose={onClose}
      onConfirm={() => remove(device)}
    />
  )
}
