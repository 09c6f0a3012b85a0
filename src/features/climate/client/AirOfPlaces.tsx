import { useSettings } from '#features/member/client/use-settings.ts'
import type { Device } from '../climate.contract.ts'
import css from './AirOfPlaces.module.css'
import { airOf } from './air-now.ts'
import { sourceWords } from './latest-device.ts'
import type { HumidorName } from './sensor-draft.ts'

interface AirOfPlacesProps {
  /** One of each place, worst first. */
  devices: readonly Device[]
  humidors: readonly HumidorName[]
  now: number
}

/** A line for each humidor, as the dials show one value for all of them. */
export function AirOfPlaces({ devices, humidors, now }: AirOfPlacesProps) {
  const { temperature_unit: unit } = useSettings()
  return (
    <ul className={css.places} aria-label="The air of each humidor">
      {devices.map(device => {
        const air = airOf(device, now, unit)
        const humidor = humidors.find(({ id }) => id === device.humidorId)
        return (
          <li key={device.id}>
            {humidor && <b>{humidor.name}</b>}
            {air && (
              <span>
                <span data-color={air.color}>{air.word}</span>, {air.values}
              </span>
            )}
            <span>{sourceWords(device, now, false)}</span>
            {device.problem && <span className={css.problem}>{device.problem}</span>}
          </li>
        )
      })}
    </ul>
  )
}
