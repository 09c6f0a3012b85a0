import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { TemperatureUnitContext } from '#platform/client/ui/temperature-text.ts'
import { labelOf } from '../flavors.rules.ts'
import type { JournalEntry } from '../journal.contract.ts'
import { EntryDrawing } from './EntryDrawing.tsx'
import type { EntryActions } from './EntryList.tsx'
import css from './EntryView.module.css'
import { climateText, describeBuild, durationText } from './entry-words.ts'
import { entryQuery } from './journal-queries.ts'
import { photoAddress } from './photo-address.ts'

/** Known from an address alone: the entry may be of no page that is loaded. */
export function EntryOfAddress({ id, ...actions }: { id: string } & EntryActions) {
  const { data, isError } = useQuery(entryQuery(id))
  if (isError) return <p className={css.gone}>That entry is not in your journal.</p>
  return data ? <EntryView entry={data} {...actions} /> : null
}

/** One entry in full. */
export function EntryView({ entry, onEdit, onDelete }: { entry: JournalEntry } & EntryActions) {
  const date = new Date(entry.smokedAt).toLocaleDateString('en-US', { dateStyle: 'full' })
  const build = describeBuild(entry)
  const photoUrl = photoAddress(entry)
  return (
    <article className={css.view} aria-label={`${entry.cigar}, ${date}`}>
      <EntryDrawing entry={entry} />
      <header>
        <h2>{entry.cigar}</h2>
        <p className={css.date}>{date}</p>
        <Stars value={entry.rating} sizePixels={20} />
      </header>
      {photoUrl && <img className={css.photo} src={photoUrl} alt={`From the evening with ${entry.cigar}`} />}
      <p className={css.notes}>{entry.notes}</p>
      <EntryThirds thirds={entry.thirds} />
      {entry.flavors.length > 0 && (
        <ul className={css.flavors} aria-label="Flavors">
          {entry.flavors.map(flavor => (
            <li key={flavor}>{labelOf(flavor)}</li>
          ))}
        </ul>
      )}
      <EntryFacts entry={entry} build={build} />
      <div className={css.actions}>
        <Button onClick={() => onEdit(entry)}>Edit</Button>
        <Button look="quiet" onClick={() => onDelete(entry)}>
          Delete
        </Button>
      </div>
    </article>
  )
}

const thirdNames = ['First third', 'Second third', 'Final third'] as const

function EntryThirds({ thirds }: Pick<JournalEntry, 'thirds'>) {
  if (thirds.every(third => third === null)) return null
  return (
    <dl className={css.thirds}>
      {thirdNames.map((name, index) => (
        <div key={name} data-empty={thirds[index] === null || undefined}>
          <dt>{name}</dt>
          <dd>{thirds[index] ?? 'Nothing noted'}</dd>
        </div>
      ))}
    </dl>
  )
}

function EntryFacts({ entry, build }: { entry: JournalEntry; build: string }) {
  const unit = use(TemperatureUnitContext)
  const facts = [
    ['With', entry.drink],
    ['Vitola', entry.vitola],
    ['Construction', build],
    ['Lasted', entry.durationMinutes && durationText(entry.durationMinutes)],
    ['Kept at', entry.climate && climateText(entry.climate, unit)],
  ].filter(([, value]) => value)
  return (
    <>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {entry.pairingId && (
        <LinkTo to="/dashboard/pairings/$id" params={{ id: entry.pairingId }}>
          The pairing in your vault
        </LinkTo>
      )}
    </>
  )
}
