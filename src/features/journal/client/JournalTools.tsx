import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { Field } from '#platform/client/ui/Field.tsx'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import { useTypedSearch } from '#platform/client/use-typed-search.ts'
import { maxJournalSearchLength, ratings } from '../journal.contract.ts'
import { ratingText } from './entry-words.ts'
import css from './JournalPage.module.css'
import type { JournalFilter } from './journal-filter.ts'

interface JournalToolsProps {
  filter: JournalFilter
  /** With entries. */
  years: readonly number[]
  onFilter: (changes: Partial<JournalFilter>, replace?: boolean) => void
}

const all = 'all'

export function JournalTools({ filter, years, onFilter }: JournalToolsProps) {
  const { typed, type } = useTypedSearch(filter.q, q => onFilter({ q }, true))
  const numberOf = (value: string) => (value === all ? undefined : Number(value))
  // The chosen one stays an option when its last entry is deleted.
  const offered = filter.year && !years.includes(filter.year) ? [filter.year, ...years] : years
  return (
    <search className={css.tools} aria-label="Your journal">
      <div className={css.words}>
        <Field
          label="Search your journal"
          hideLabel
          type="search"
          placeholder="Cigar, drink, note or flavor"
          maxLength={maxJournalSearchLength}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          start={<MagnifyingGlassIcon weight="light" size={18} aria-hidden="true" />}
          value={typed}
          onValueChange={type}
        />
      </div>
      <div className={css.filters}>
        <NativeSelect
          quiet
          label="Rating"
          options={[
            { value: all, label: 'Any rating' },
            ...ratings.toReversed().map(stars => ({ value: String(stars), label: ratingText(stars) })),
          ]}
          value={String(filter.rating ?? all)}
          onValueChange={value => onFilter({ rating: numberOf(value) })}
        />
        <NativeSelect
          quiet
          label="Year"
          options={[
            { value: all, label: 'All years' },
            ...offered.map(year => ({ value: String(year), label: String(year) })),
          ]}
          value={String(filter.year ?? all)}
          onValueChange={value => onFilter({ year: numberOf(value) })}
        />
      </div>
    </search>
  )
}
