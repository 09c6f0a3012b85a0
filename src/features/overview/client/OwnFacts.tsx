import { BrandyIcon } from '@phosphor-icons/react/Brandy'
import { DropHalfBottomIcon } from '@phosphor-icons/react/DropHalfBottom'
import { MartiniIcon } from '@phosphor-icons/react/Martini'
import { NotebookIcon } from '@phosphor-icons/react/Notebook'
import { VaultIcon } from '@phosphor-icons/react/Vault'
import { useQuery } from '@tanstack/react-query'
import { barQuery } from '#features/bar/client/bar-query.ts'
import { countRatings } from '#features/taste/client/describe-leaning.ts'
import { tasteQuery } from '#features/taste/client/taste-query.ts'
import type { tasteContract } from '#features/taste/taste.contract.ts'
import { vaultSummaryQuery } from '#features/vault/client/vault-queries.ts'
import { maxCounted } from '#features/vault/vault.contract.ts'
import type { ProcedureOutput } from '#platform/api.contract.ts'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { Fact } from './Fact.tsx'
import css from './OwnFacts.module.css'

const HumidorFact = createLazyPart(async () => (await import('./HumidorFact.tsx')).HumidorFact)
const LastEvening = createLazyPart(async () => (await import('./LastEvening.tsx')).LastEvening)
const HowWasIt = createLazyPart(async () => (await import('./HowWasIt.tsx')).HowWasIt)

/** A fact without its figure; the rest of the page is there. */
const leaveOut = () => undefined

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
      {vault?.unrated && <HowWasIt key={vault.unrated.id} pairing={vault.unrated} onUnavailable={leaveOut} />}
      <dl className={css.facts}>
        <HumidorFact
          fallback={<Fact label="In your humidor" icon={DropHalfBottomIcon} />}
          onUnavailable={leaveOut}
        />
        <Fact
          label="In your vault"
          icon={VaultIcon}
          purpose="Every result is kept here."
          reading={vaultReading}
          figure={vault && (vault.kept > 0 ? countText(vault.kept) : null)}
        >
          {vault?.kept === 0 && <LinkTo to="/pair">Find your first pairing</LinkTo>}
          {vault && vault.kept > 0 && <LinkTo to="/dashboard/pairings">{vaultLine(vault)}</LinkTo>}
        </Fact>
        <Fact
          label="What your stars say"
          icon={BrandyIcon}
          purpose="Ratings that agree move your scores."
          reading={tasteReading}
          figure={taste && ((taste.isOn && taste.leanings[0]?.about) || null)}
        >
          {taste && <TasteLine {...taste} />}
        </Fact>
        <Fact
          label={bar?.drinks.length === 0 ? 'In your bar' : 'Running low'}
          icon={MartiniIcon}
          purpose="Then we can pour what you have."
          reading={barReading}
          figure={bar && (bar.drinks.length > 0 ? countText(lowNames(bar.drinks).length) : null)}
        >
          {bar && <LinkTo to="/dashboard/bar">{barLine(bar.drinks)}</LinkTo>}
        </Fact>
        <LastEvening
          vaultReading={vaultReading}
          fallback={<Fact label="Last evening" icon={NotebookIcon} />}
          onUnavailable={leaveOut}
        />
      </dl>
    </>
  )
}

function TasteLine({
  isOn,
  ratings,
  leanings: [first],
  forgotten,
}: ProcedureOutput<typeof tasteContract.readTaste>) {
  if (!isOn) return <LinkTo to="/dashboard/settings">Memory is off</LinkTo>
  if (!first && forgotten.length > 0)
    return <LinkTo to="/dashboard/settings">You removed what counted</LinkTo>
  if (!first) return <LinkTo to="/dashboard/pairings">Rate two pairings</LinkTo>
  const points = `${Math.abs(first.points)} ${Math.abs(first.points) === 1 ? 'point' : 'points'}`
  const change = first.points > 0 ? `Raises a score by ${points}` : `Lowers a score by ${points}`
  return `${change}, learned from ${countRatings(ratings)}`
}

/** The parts add up to the figure above them, unless that is only a lower bound. */
function vaultLine({ kept, tried, wanted }: { kept: number; tried: number; wanted: number }): string {
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
  if (drinks.length === 0) return 'Add your bottles'
  const names = lowNames(drinks)
  if (names.length === 0) return `${drinks.length} in your bar, all well filled`
  const rest = names.length - maxNames
  return `${names.slice(0, maxNames).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
