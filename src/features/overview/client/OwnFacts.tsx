import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { barQuery } from '#features/bar/client/bar-query.ts'
import { tasteQuery } from '#features/taste/client/taste-query.ts'
import { vaultSummaryQuery } from '#features/vault/client/vault-queries.ts'
import { maxCounted, type SavedPairing } from '#features/vault/vault.contract.ts'
import { formatDate } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import css from './OwnFacts.module.css'

const HowWasIt = lazy(async () => ({ default: (await import('./HowWasIt.tsx')).HowWasIt }))

/** What is true of this member today. A fact that could not be read says so in its place. */
export function OwnFacts() {
  const vaultReading = useQuery(vaultSummaryQuery())
  const tasteReading = useQuery(tasteQuery)
  const barReading = useQuery(barQuery)
  const { data: vault } = vaultReading
  const { data: taste } = tasteReading
  const { data: bar } = barReading
  return (
    <>
      <Suspense>{vault?.unrated && <HowWasIt key={vault.unrated.id} pairing={vault.unrated} />}</Suspense>
      <dl className={css.facts}>
        <Fact label="In your vault" reading={vaultReading} figure={vault && countText(vault.kept)}>
          {vault && <LinkTo to="/dashboard/pairings">{vaultLine(vault)}</LinkTo>}
        </Fact>
        <Fact
          label="What your stars say"
          reading={tasteReading}
          figure={taste && (taste.leanings[0]?.about ?? 'Not yet')}
        >
          {taste && <TasteLine isOn={taste.isOn} text={taste.leanings[0]?.text} />}
        </Fact>
        <Fact label="Running low" reading={barReading} figure={bar && countText(lowNames(bar.drinks).length)}>
          {bar && <LinkTo to="/dashboard/bar">{barLine(bar.drinks)}</LinkTo>}
        </Fact>
        <Fact label="Last evening" reading={vaultReading} figure={vault && lastDay(vault.lastTried)}>
          {vault?.lastTried ? (
            <LinkTo to="/dashboard/pairings/$id" params={{ id: vault.lastTried.id }}>
              {`${vault.lastTried.cigar_name} & ${vault.lastTried.pairing_name}`}
            </LinkTo>
          ) : (
            vault && 'Press “Have it tonight” on a result'
          )}
        </Fact>
      </dl>
    </>
  )
}

interface FactProps {
  label: string
  reading: Pick<UseQueryResult, 'errorUpdateCount' | 'isFetching' | 'refetch'>
  /** Undefined while it is read. */
  figure: string | undefined
  children: ReactNode
}

function Fact({ label, reading, figure, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      {figure === undefined && reading.errorUpdateCount > 0 ? (
        <dd className={css.failed}>
          <p role="status">{reading.isFetching ? 'Reading it again' : 'This couldn’t be read.'}</p>
          <Button
            size="small"
            aria-label={`Try again: ${label}`}
            working={reading.isFetching}
            onClick={() => void reading.refetch()}
          >
            Try again
          </Button>
        </dd>
      ) : (
        <dd>
          <b>{figure ?? '\u00a0'}</b>
          <span>{children}</span>
        </dd>
      )}
    </div>
  )
}

function TasteLine({ isOn, text }: { isOn: boolean; text: string | undefined }) {
  if (!isOn) return 'Your taste does not count: it is off in Settings'
  return text ?? 'Rate two pairings, and your taste counts'
}

/** The parts add up to the figure above them, unless that is only a lower bound. */
function vaultLine({ kept, tried, wanted }: { kept: number; tried: number; wanted: number }): string {
  if (kept === 0) return 'Nothing yet'
  const lookedUp = kept > maxCounted ? 0 : kept - tried - wanted
  return [`${countText(tried)} tried`, `${countText(wanted)} wanted`, `${lookedUp} looked up`]
    .filter(part => !part.startsWith('0 '))
    .join(', ')
}

const countText = (count: number) => (count > maxCounted ? '1,000+' : `${count}`)

const lowNames = (drinks: readonly { name: string; level: string }[]) =>
  drinks.filter(({ level }) => level === 'low' || level === 'empty').map(({ name }) => name)

const maxNames = 2

function barLine(drinks: readonly { name: string; level: string }[]): string {
  if (drinks.length === 0) return 'Your bar is empty'
  const names = lowNames(drinks)
  if (names.length === 0) return `${drinks.length} in your bar, all well filled`
  const rest = names.length - maxNames
  return `${names.slice(0, maxNames).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

function lastDay(pairing: SavedPairing | null): string {
  return pairing?.tried_on ? formatDate(`${pairing.tried_on}T00:00`) : 'None yet'
}
