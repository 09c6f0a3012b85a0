import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { Field } from '#platform/client/ui/Field.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { maxVaultSearchLength } from '../vault.contract.ts'
import { useTypedSearch } from './use-vault-address.ts'
import css from './VaultTools.module.css'
import type { VaultFilter } from './vault-filter.ts'

interface VaultToolsProps {
  filter: VaultFilter
  /** Types in the vault. */
  types: readonly DrinkKind[]
  onFilter: (changes: Partial<VaultFilter>, replace?: boolean) => void
}

const typeNames: Record<DrinkKind, string> = { spirit: 'Spirit', wine: 'Wine', mocktail: 'Mocktail' }

export function VaultTools({ filter, types, onFilter }: VaultToolsProps) {
  const { typed, type } = useTypedSearch(filter.q, q => onFilter({ q }, true))
  // The current type stays an option after its last pairing is removed.
  const kinds = (Object.keys(typeNames) as DrinkKind[]).filter(
    kind => types.includes(kind) || kind === filter.type,
  )
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
      <SegmentedControl<DrinkKind | 'all'>
        label="Type"
        options={[
          { value: 'all', label: 'All Types' },
          ...kinds.map(value => ({ value, label: typeNames[value] })),
        ]}
        value={filter.type ?? 'all'}
        onValueChange={kind => onFilter({ type: kind === 'all' ? undefined : kind })}
      />
    </search>
  )
}
