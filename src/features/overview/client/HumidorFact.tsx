import { DropHalfBottomIcon } from '@phosphor-icons/react/DropHalfBottom'
import { useQuery } from '@tanstack/react-query'
import { airNow } from '#features/climate/client/air-now.ts'
import { devicesQuery } from '#features/climate/client/climate-query.ts'
import { useClimateEvents } from '#features/climate/client/use-climate-events.ts'
import { keptSummaryQuery } from '#features/humidor/client/kept-query.ts'
import { useKeptEvents } from '#features/humidor/client/use-kept-events.ts'
import type { KeptSummary } from '#features/humidor/kept.contract.ts'
import { useSettings } from '#features/member/client/use-settings.ts'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { Fact } from './Fact.tsx'
import css from './HumidorFact.module.css'

/** How many cigars there are, how far they are, and the air they lie in. */
export function HumidorFact() {
  useKeptEvents()
  useClimateEvents()
  const reading = useQuery(keptSummaryQuery)
  const { data: climate } = useQuery(devicesQuery)
  const { temperature_unit: unit } = useSettings()
  const now = useNow(60_000)
  const { data: kept } = reading
  const air = climate && airNow(climate.devices, now, unit)
  return (
    <Fact
      label="In your humidor"
      icon={DropHalfBottomIcon}
      purpose="You then see what is ready to smoke."
      reading={reading}
      figure={kept && (kept.cigars > 0 ? kept.cigars.toLocaleString('en-US') : null)}
    >
      {kept && <LinkTo to="/dashboard/humidor">{readinessLine(kept)}</LinkTo>}
      {kept && air && (
        <span className={css.air}>
          <span data-color={air.color}>{air.word}</span>, {air.values}
        </span>
      )}
    </Fact>
  )
}

function readinessLine({ cigars, states }: KeptSummary): string {
  if (cigars === 0) return 'Add your first cigar'
  const { ready, prime, resting, past } = states
  const parts = [`${ready + prime} to smoke now`, `${resting} resting`, `${past} past their best`]
  return parts.filter(part => !part.startsWith('0 ')).join(', ') || 'Say when you bought them'
}
