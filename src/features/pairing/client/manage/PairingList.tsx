import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { useState } from 'react'
import { Field } from '#platform/client/ui/Field.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { type ListedPairing, maxTitleLength } from '../../managed-pairings.contract.ts'
import { plainWords, startsWords } from '../../typed-prefix.rules.ts'
import css from './PairingList.module.css'
import { PairingRow } from './PairingRow.tsx'

interface PairingListProps {
  pairings: readonly ListedPairing[]
  /** The one that is being chosen. */
  choosing: string | undefined
  onChoose: (pairing: ListedPairing) => void
  onRemove: (pairing: ListedPairing) => void
}

export function PairingList({ pairings, choosing, onChoose, onRemove }: PairingListProps) {
  const [search, setSearch] = useState('')
  const found = findPairings(pairings, search)
  return (
    <section className={css.list} aria-labelledby="all-pairings">
      <div className={css.head}>
        <h2 id="all-pairings">All pairings</h2>
        <ButtonTo look="primary" to="/dashboard/picks" search={{ new: 'pairing' }}>
          New pairing
        </ButtonTo>
      </div>
      <search className={css.search} aria-label="Pairings">
        <Field
          label="Search the pairings"
          hideLabel
          type="search"
          placeholder="A cigar, a drink or a title"
          maxLength={maxTitleLength}
          autoComplete="off"
          spellCheck={false}
          start={<MagnifyingGlassIcon weight="light" size={18} aria-hidden="true" />}
          value={search}
          onValueChange={setSearch}
        />
        <p role="status">{found.length === 1 ? '1 pairing' : `${found.length} pairings`}</p>
      </search>
      <ul>
        {found.map(pairing => (
          <PairingRow
            key={pairing.id}
            pairing={pairing}
            isChoosing={choosing === pairing.id}
            onChoose={onChoose}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className={css.none}>
          {pairings.length === 0 ? 'There is no pairing yet.' : 'No pairing has these words.'}
        </p>
      )}
    </section>
  )
}

function findPairings(pairings: readonly ListedPairing[], search: string): readonly ListedPairing[] {
  const typed = plainWords(search)
  return pairings.filter(({ title, cigar_name, spirit_name }) =>
    startsWords(typed, plainWords(`${title} ${cigar_name} ${spirit_name}`)),
  )
}
