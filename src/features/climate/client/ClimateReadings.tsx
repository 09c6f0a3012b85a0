import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { devicesQuery } from './climate-query.ts'
import { latestDevice } from './latest-device.ts'

const ClimateHistory = lazy(async () => ({ default: (await import('./ClimateHistory.tsx')).ClimateHistory }))

/** The chart of the sensor that the dials show, once it has measured something. */
export function ClimateReadings({ humidorId }: { humidorId?: string | undefined }) {
  const { data } = useQuery(devicesQuery)
  const device = latestDevice(data?.devices ?? [], humidorId)
  if (!device?.latest) return null
  return (
    <Suspense fallback={<Skeleton label="Loading the readings" rows={4} />}>
      <ClimateHistory key={device.id} device={device} />
    </Suspense>
  )
}
