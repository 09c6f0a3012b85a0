import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { type Device, maxDevices } from '../climate.contract.ts'
import { devicesQuery } from './climate-query.ts'
import { SensorRow } from './SensorRow.tsx'
import css from './Sensors.module.css'
import type { HumidorName } from './sensor-draft.ts'
import { type ShownToken, useRenewToken, useRevokeToken } from './use-sensor-actions.ts'

interface SensorListProps {
  humidors: readonly HumidorName[]
  onAdd: () => void
  onEdit: (device: Device) => void
  onCalibrate: (device: Device) => void
  onToken: (token: ShownToken) => void
  onDelete: (device: Device) => void
  onClose: () => void
  /** The dialogs on top of this one. */
  children: ReactNode
}

export function SensorList({ humidors, onAdd, onClose, children, ...rows }: SensorListProps) {
  const { onEdit, onCalibrate, onToken, onDelete } = rows
  const { data } = useQuery(devicesQuery)
  const now = useNow(60_000)
  const { mutate: renew } = useRenewToken(onToken)
  const { mutate: revoke } = useRevokeToken()
  const { devices = [], goveeCalls, mqtt = 'off' } = data ?? {}
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Sensors"
      size="large"
      actions={
        <Button disabled={devices.length >= maxDevices} onClick={onAdd}>
          Add a sensor
        </Button>
      }
    >
      {data?.devices.length === 0 && <p className={css.note}>No sensor measures this humidor yet.</p>}
      <ul className={css.list}>
        {devices.map(device => (
          <SensorRow
            key={device.id}
            device={device}
            humidor={humidors.find(({ id }) => id === device.humidorId)?.name}
            mqtt={mqtt}
            now={now}
            onEdit={() => onEdit(device)}
            onCalibrate={() => onCalibrate(device)}
            onRenew={() => renew(device)}
            onRevoke={() => revoke(device)}
            onDelete={() => onDelete(device)}
          />
        ))}
      </ul>
      {goveeCalls && devices.some(({ kind }) => kind === 'govee') && (
        <p className={css.note}>
          {goveeCalls.left.toLocaleString('en-US')} of {goveeCalls.perDay.toLocaleString('en-US')} calls to
          Govee are left today (UTC). All members share them.
        </p>
      )}
      {children}
    </Dialog>
  )
}
