import { ArrowsClockwiseIcon } from '@phosphor-icons/react/ArrowsClockwise'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { environmentUnreadable } from '../climate.contract.ts'
import css from './ClimateBar.module.css'
import { devicesQuery } from './climate-query.ts'
import { latestDevice, sourceWords } from './latest-device.ts'
import type { HumidorName } from './sensor-draft.ts'
import { useRefreshClimate } from './use-refresh-climate.ts'

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
  const device = latestDevice(data?.devices ?? [], humidorId)
  const { mutate: refresh, isPending } = useRefreshClimate(device)
  const hasSensor = (data?.devices.length ?? 0) > 0
  /** Not before it is known. */
  const hasNone = data !== undefined && !hasSensor
  const source = data ? sourceWords(device, now, humidorId !== undefined && hasSensor) : ''
  return (
    <div className={css.bar}>
      <p className={css.source}>
        {isError ? environmentUnreadable : source}
        {device?.problem && <span className={css.problem}>{device.problem}</span>}
      </p>
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
