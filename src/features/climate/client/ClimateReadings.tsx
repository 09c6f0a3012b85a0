import { useQuery } from '@tanstack/react-query'
import type { ChartAnnotation } from '#platform/client/ui/charts/TimeChart.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { ClimateHistory } from './ClimateHistory.tsx'
import { devicesQuery } from './climate-query.ts'
import { worstDevice } from './worst-device.ts'

interface ClimateReadingsProps {
  humidorId?: string | undefined
  /** What others mark in the chart of a sensor, by where it stands. */
  annotationsOf?: ((humidorId: string | null) => readonly ChartAnnotation[]) | undefined
}

/** The chart of the sensor that the dials show, of the worse one if they show two, once it has measured something. */
export function ClimateReadings({ humidorId, annotationsOf }: ClimateReadingsProps) {
  const { data } = useQuery(devicesQuery)
  const now = useNow(60_000)
  const device = worstDevice(data?.devices ?? [], { humidorId, now })
  if (!device?.latest) return null
  return (
    <ClimateHistory key={device.id} device={device} annotations={annotationsOf?.(device.humidorId) ?? []} />
  )
}
