import { useSettings } from '#features/member/client/use-settings.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { toCelsiusTenths } from '#platform/temperature.rules.ts'
import type { Device, MqttStatus } from '../climate.contract.ts'
import css from './Sensors.module.css'
import { correctionWords } from './salt-test-words.ts'
import { kindNames } from './sensor-kinds.ts'
import { sensorState } from './sensor-state.ts'

interface SensorRowProps {
  device: Device
  /** The name of where it stands. */
  humidor: string | undefined
  mqtt: MqttStatus
  now: number
  onEdit: () => void
  onCalibrate: () => void
  onRenew: () => void
  onRevoke: () => void
  onDelete: () => void
}

export function SensorRow({ device, humidor, mqtt, now, ...actions }: SensorRowProps) {
  const { tone, words } = sensorState(device, mqtt, now)
  const { kind, hasToken } = device
  const tokenActions = [
    { label: hasToken ? 'Renew token' : 'New token', onChoose: actions.onRenew },
    ...(hasToken ? [{ label: 'Revoke token', onChoose: actions.onRevoke }] : []),
  ]
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <h3 className={css.name}>{device.name}</h3>
        <p className={css.details}>{detailsOf(device, humidor)}</p>
        {device.humidityOffset !== 0 && <p className={css.details}>{correctionWords(device, now)}</p>}
        <StatusTag tone={tone}>
          <span className={css.state}>{words}</span>
        </StatusTag>
      </div>
      <Latest latest={device.latest} />
      <div>
        <ActionMenu
          label={`More for ${device.name}`}
          groups={[
            [
              { label: 'Edit', onChoose: actions.onEdit },
              // Invented values have nothing to correct.
              ...(kind === 'simulator' ? [] : [{ label: 'Calibrate', onChoose: actions.onCalibrate }]),
            ],
            ...(kind === 'push' ? [tokenActions] : []),
            [{ label: 'Delete', onChoose: actions.onDelete }],
          ]}
        />
      </div>
    </li>
  )
}

function Latest({ latest }: Pick<Device, 'latest'>) {
  const { temperature_unit: unit } = useSettings()
  if (!latest) return null
  const temperature = unit === 'C' ? toCelsiusTenths(latest.temperature) : latest.temperature
  return (
    <p className={css.latest}>
      <span>
        {temperature.toFixed(1)} °{unit}
      </span>
      <span>{latest.humidity.toFixed(1)} %</span>
    </p>
  )
}

function detailsOf({ kind, govee, mqtt, dropped }: Device, humidor: string | undefined): string {
  const address = govee ? `${govee.model}, ${govee.deviceId}` : mqtt?.temperatureTopic
  const values = dropped === 1 ? '1 impossible value dropped' : `${dropped} impossible values dropped`
  return [kindNames[kind], address, humidor, dropped > 0 && values].filter(Boolean).join('. ')
}
