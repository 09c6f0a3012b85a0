import { useQuery } from '@tanstack/react-query'
import type { ChartAnnotation } from '#platform/client/ui/charts/TimeChart.tsx'
import { ClimateHistory } from './ClimateHistory.tsx'
import { devicesQuery } from './climate-query.ts'
import { latestDevice } from './latest-device.ts'

interface ClimateReadingsProps {
  humidorId?: string | undefined
  /** What others mark in the chart of a sensor, by where it stands. */
  annotationsOf?: ((humidorId: string | null) => readonly ChartAnnotation[]) | undefined
}

/** The chart of the sensor that the dials show, once it has measured something. */
export function ClimateReadings({ humidorId, annotationsOf }: ClimateReadingsProps) {
  const { data } = useQuery(devicesQuery)
  const device = latestDevice(data?.devices ?? [], humidorId)
  if (!device?.latest) return null
  return (
    <ClimateHistory key={device.id} device={device} annotations={annotationsOf?.(device.humidorId) ?? []} />
  )
}
