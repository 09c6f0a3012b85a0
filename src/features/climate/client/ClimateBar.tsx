import { ArrowsClockwiseIcon } from '@phosphor-icons/react/ArrowsClockwise'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { environmentUnreadable } from '../climate.contract.ts'
import { AirOfPlaces } from './AirOfPlaces.tsx'
import css from './ClimateBar.module.css'
import { devicesQuery } from './climate-query.ts'
import { sourceWords } from './latest-device.ts'
import type { HumidorName } from './sensor-draft.ts'
import { useRefreshClimate } from './use-refresh-climate.ts'
import { devicesOfPlaces, worstDevice } from './worst-device.ts'

const Sensors = createLazyPart(async () => (await import('./Sensors.tsx')).Sensors)

interface ClimateBarProps {
  humidors: readonly HumidorName[]
  humidorId?: string | undefined
}

/** Under the dials: where their values come from, and the sensors behind them. */
export function ClimateBar({ humidors, humidorId }: ClimateBarProps) {
  const { data, isError } = useQuery(devicesQuery)
  const [isOpen, setIsOpen] = useState(false)
  const now = useNow(60_000)
  const devices = data?.devices ?? []
  const shown = devices.filter(each => humidorId === undefined || each.humidorId === humidorId)
  const device = worstDevice(shown, { humidorId, now })
  const places = devicesOfPlaces(shown, now)
  const { mutate: refresh, isPending } = useRefreshClimate(shown)
  const hasSensor = devices.length > 0
  /** Not before it is known. */
  const hasNone = data !== undefined && !hasSensor
  const source = data ? sourceWords(device, now, humidorId !== undefined && hasSensor) : ''
  return (
    <div className={css.bar}>
      {places.length > 1 && !isError ? (
        <AirOfPlaces devices={places} humidors={humidors} now={now} />
      ) : (
        <p className={css.source}>
          {isError ? environmentUnreadable : source}
          {device?.problem && <span className={css.problem}>{device.problem}</span>}
        </p>
      )}
      <div className={css.actions}>
        {!hasNone && (
          <IconButton
            size="small"
            label="Refresh the readings"
            icon={<ArrowsClockwiseIcon weight="light" />}
            working={isPending}
            onClick={() => refresh()}
          />
        )}
        <Button
          size={hasSensor ? 'small' : 'medium'}
          look={hasSensor ? 'quiet' : 'secondary'}
          onClick={() => setIsOpen(true)}
        >
          {hasNone ? 'Add a sensor' : 'Sensors'}
        </Button>
      </div>
      {isOpen && <Sensors humidors={humidors} isFirst={hasNone} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
