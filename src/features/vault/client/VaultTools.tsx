import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/SlidersHorizontal'
import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { Field } from '#platform/client/ui/Field.tsx'
import { useTypedSearch } from '#platform/client/use-typed-search.ts'
import { maxVaultSearchLength } from '../vault.contract.ts'
import { VaultFilters, type VaultFiltersProps } from './VaultFilters.tsx'
import css from './VaultTools.module.css'
import { countFilters } from './vault-filter.ts'

const FilterSheet = createLazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet)

interface VaultToolsProps extends VaultFiltersProps {
  /** How many pairings match. */
  total: number
}

export function VaultTools({ total, ...filters }: VaultToolsProps) {
  const { filter, onFilter } = filters
  const { typed, type } = useTypedSearch(filter.q, q => onFilter({ q }, true))
  return (
    <search className={css.tools} aria-label="Your vault">
      <div className={css.words}>
        <Field
          label="Search by cigar or pairing name"
          hideLabel
          type="search"
          placeholder="Search by cigar or pairing"
          maxLength={maxVaultSearchLength}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          start={<MagnifyingGlassIcon weight="light" size={18} aria-hidden="true" />}
          value={typed}
          onValueChange={type}
        />
      </div>
      <div className={css.row}>
        <VaultFilters {...filters} look="plain" />
      </div>
      <div className={css.opener}>
        <SheetButton {...filters} total={total} />
      </div>
    </search>
  )
}

/** Small windows have no room for the row of filters. */
function SheetButton(props: VaultToolsProps) {
  /** Undefined until the first opening. */
  const [isOpen, setIsOpen] = useState<boolean>()
  const count = countFilters(props.filter)
  return (
    <>
      <Button
        icon={<SlidersHorizontalIcon weight="light" />}
        aria-haspopup="dialog"
        aria-label={count > 0 ? `Filter, ${count} active` : undefined}
        onClick={() => setIsOpen(true)}
      >
        Filter
        {count > 0 && <b className={css.active}>{count}</b>}
      </Button>
      {isOpen !== undefined && <FilterSheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
