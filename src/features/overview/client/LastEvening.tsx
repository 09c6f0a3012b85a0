import { NotebookIcon } from '@phosphor-icons/react/Notebook'
import { type UseQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { noFilter } from '#features/journal/client/journal-filter.ts'
import { entriesQuery } from '#features/journal/client/journal-queries.ts'
import type { vaultContract } from '#features/vault/vault.contract.ts'
import type { ProcedureOutput } from '#platform/api.contract.ts'
import { dayOf } from '#platform/client/day.ts'
import { formatDay } from '#platform/client/relative-time.ts'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { Fact } from './Fact.tsx'

interface LastEveningProps {
  vaultReading: UseQueryResult<ProcedureOutput<typeof vaultContract.readSummary>>
}

/** The later one of the latest pairing that was had and the latest entry of the journal. */
export function LastEvening({ vaultReading }: LastEveningProps) {
  const journalReading = useInfiniteQuery(entriesQuery(noFilter))
  const { data: journal, isError } = journalReading
  const had = vaultReading.data?.lastTried
  const entry = journal?.pages[0]?.entries[0]
  const written = entry && dayOf(new Date(entry.smokedAt))
  const hadDay = had?.tried_on ?? ''
  // Without the journal the vault alone can tell of an evening, but not that there was none.
  const isRead = vaultReading.data !== undefined && (journal !== undefined || (isError && hadDay !== ''))
  const day = written && written >= hadDay ? written : hadDay
  return (
    <Fact
      label={isRead && !day ? 'In your journal' : 'Last evening'}
      icon={NotebookIcon}
      purpose="A name, a rating and a sentence are enough."
      reading={vaultReading.data && !journal ? journalReading : vaultReading}
      figure={isRead ? (day ? formatDay(day) : null) : undefined}
    >
      {entry && day === written ? (
        <LinkTo to="/dashboard/journal" search={{ entry: entry.id }}>
          {[entry.cigar, entry.drink].filter(Boolean).join(' & ')}
        </LinkTo>
      ) : (
        had && (
          <LinkTo to="/dashboard/pairings/$id" params={{ id: had.id }}>
            {`${had.cigar_name} & ${had.pairing_name}`}
          </LinkTo>
        )
      )}
      {isRead && !day && <LinkTo to="/dashboard/journal">Write your first entry</LinkTo>}
    </Fact>
  )
}
