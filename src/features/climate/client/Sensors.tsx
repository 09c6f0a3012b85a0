import { useState } from 'react'
import type { Device } from '../climate.contract.ts'
import { CalibrationDialog } from './CalibrationDialog.tsx'
import { ConfirmSensorDeletion } from './ConfirmSensorDeletion.tsx'
import { SensorDialog } from './SensorDialog.tsx'
import { SensorList } from './SensorList.tsx'
import type { HumidorName } from './sensor-draft.ts'
import { TokenDialog } from './TokenDialog.tsx'
import type { ShownToken } from './use-sensor-actions.ts'

interface SensorsProps {
  humidors: readonly HumidorName[]
  /** There is no sensor yet: begins with the form. */
  isFirst: boolean
  onClose: () => void
}

/** The list of sensors, and the dialogs on top of it. */
export function Sensors({ humidors, isFirst, onClose }: SensorsProps) {
  const [isListed, setIsListed] = useState(!isFirst)
  const [edited, setEdited] = useState<Device | 'new' | undefined>(isFirst ? 'new' : undefined)
  const [shownToken, setShownToken] = useState<ShownToken>()
  const [calibrated, setCalibrated] = useState<Device>()
  const [deleted, setDeleted] = useState<Device>()

  function close(): void {
    setEdited(undefined)
    if (!isListed) onClose()
  }

  function finishSaving(token: ShownToken | undefined): void {
    setEdited(undefined)
    setShownToken(token)
    // Two dialogs that open at once would hide each other from screen readers.
    if (!token) setIsListed(true)
  }

  function closeToken(): void {
    setShownToken(undefined)
    setIsListed(true)
  }

  const onTop = (
    <>
      {edited && (
        <SensorDialog
          device={edited === 'new' ? undefined : edited}
          humidors={humidors}
          onSaved={finishSaving}
          onClose={close}
        />
      )}
      {shownToken && <TokenDialog {...shownToken} onClose={closeToken} />}
      {calibrated && <CalibrationDialog id={calibrated.id} onClose={() => setCalibrated(undefined)} />}
      {deleted && <ConfirmSensorDeletion device={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
  if (!isListed) return onTop
  return (
    <SensorList
      humidors={humidors}
      onAdd={() => setEdited('new')}
      onEdit={setEdited}
      onCalibrate={setCalibrated}
      onToken={setShownToken}
      onDelete={setDeleted}
      onClose={onClose}
    >
      {onTop}
    </SensorList>
  )
}
