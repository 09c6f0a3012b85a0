import type { ReactNode } from 'react'
import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { SegmentedControl, type SegmentedControlProps } from '#platform/client/ui/SegmentedControl.tsx'
import type { PairingStatus } from '../vault.contract.ts'
import type { VaultFilter, VaultOrder } from './vault-filter.ts'

export interface VaultFiltersProps {
  filter: VaultFilter
  /** Types in the vault. */
  types: readonly DrinkKind[]
  onFilter: (changes: Partial<VaultFilter>, replace?: boolean) => void
}

const typeNames: Record<DrinkKind, string> = { spirit: 'Spirit', wine: 'Wine', mocktail: 'Mocktail' }

const statuses: { value: PairingStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'Any status' },
  { value: 'looked up', label: 'Looked up' },
  { value: 'want', label: 'Want' },
  { value: 'tried', label: 'Tried' },
]
const ratings: { value: 'all' | 'yes' | 'no'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'yes', label: 'Rated' },
  { value: 'no', label: 'Unrated' },
]
const orders: { value: VaultOrder; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'best', label: 'Best rated' },
]

type Look = Pick<SegmentedControlProps<string>, 'look'>

interface NamedFiltersProps extends VaultFiltersProps, Look {
  /** Puts what a group is about above it. */
  wrap?: (name: string, group: ReactNode) => ReactNode
}

export function VaultFilters({
  filter,
  types,
  onFilter,
  look,
  wrap = (_, group) => group,
}: NamedFiltersProps) {
  // The current type stays an option after its last pairing is removed.
  const kinds = (Object.keys(typeNames) as DrinkKind[]).filter(
    kind => types.includes(kind) || kind === filter.type,
  )
  return (
    <>
      {wrap(
        'Type',
        <SegmentedControl<DrinkKind | 'all'>
          label="Type"
          look={look}
          options={[
            { value: 'all', label: 'All Types' },
            ...kinds.map(value => ({ value, label: typeNames[value] })),
          ]}
          value={filter.type ?? 'all'}
          onValueChange={kind => onFilter({ type: kind === 'all' ? undefined : kind })}
        />,
      )}
      {wrap(
        'Status',
        <SegmentedControl
          label="Status"
          look={look}
          options={statuses}
          value={filter.status ?? 'all'}
          onValueChange={status => onFilter({ status: status === 'all' ? undefined : status })}
        />,
      )}
      {wrap(
        'Rating',
        <SegmentedControl
          label="Rating"
          look={look}
          options={ratings}
          value={filter.rated ?? 'all'}
          onValueChange={rated => onFilter({ rated: rated === 'all' ? undefined : rated })}
        />,
      )}
    </>
  )
}

export function VaultOrderChoice({
  filter,
  onFilter,
  look,
}: Pick<VaultFiltersProps, 'filter' | 'onFilter'> & Look) {
  return (
    <SegmentedControl
      label="Sort by"
      look={look}
      options={orders}
      value={filter.order}
      onValueChange={order => onFilter({ order })}
    />
  )
}
