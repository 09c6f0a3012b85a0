import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { devicesQuery } from '#features/climate/client/climate-query.ts'
import { latestDevice } from '#features/climate/client/latest-device.ts'
import { isStale } from '#features/climate/judge.rules.ts'
import { dayOf } from '#platform/client/day.ts'
import { TemperatureUnitContext } from '#platform/client/ui/temperature-text.ts'
import { useNow } from '#platform/client/ui/use-now.ts'
import css from './EntryDialog.module.css'
import type { EntryDraft } from './entry-draft.ts'
import { climateText } from './entry-words.ts'
import { useKnownItems } from './use-cigar-choices.ts'

/** What the entry will hold of a sensor, that of its humidor if there is one, without being asked for it. */
export function ClimateNow({ draft }: { draft: Pick<EntryDraft, 'humidorItemId' | 'day'> }) {
  const unit = use(TemperatureUnitContext)
  const now = new Date(useNow(60_000))
  const { data: climate } = useQuery(devicesQuery)
  const isFromHumidor = draft.humidorItemId !== null
  const item = useKnownItems(isFromHumidor).find(({ id }) => id === draft.humidorItemId)
  const devices = climate?.devices ?? []
  const device = (item && latestDevice(devices, item.humidorId)) ?? latestDevice(devices, undefined)
  if (!device?.latest || isStale(new Date(device.latest.at), now) || draft.day !== dayOf(now)) return null
  return (
    <p className={css.climate}>
      Kept with it: {climateText(device.latest, unit)}, from {device.name}.
    </p>
  )
}
