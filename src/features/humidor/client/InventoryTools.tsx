import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { ChipGroup } from '#platform/client/ui/ChipGroup.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { useTypedSearch } from '#platform/client/use-typed-search.ts'
import type { Humidor } from '../humidor.contract.ts'
import { stateWords } from '../readiness.rules.ts'
import css from './InventoryTools.module.css'
import { type InventoryView, type ItemState, itemStates, type SortColumn, sortKey } from './inventory-view.ts'
import { useHumidorOwner } from './use-humidor-owner.ts'
import type { SetView } from './use-inventory-view.ts'

interface InventoryToolsProps {
  view: InventoryView
  setView: SetView
  humidors: readonly Humidor[]
  counts: ReadonlyMap<ItemState, number>
}

const stateLabels: Readonly<Record<ItemState, string>> = { ...stateWords, few: 'Few left' }
const orders: readonly { column: SortColumn; direction: 'ascending' | 'descending'; label: string }[] = [
  { column: 'added', direction: 'descending', label: 'Latest first' },
  { column: 'name', direction: 'ascending', label: 'By name' },
  { column: 'readiness', direction: 'ascending', label: 'Best time ends first' },
  { column: 'purchasedOn', direction: 'ascending', label: 'Oldest first' },
  { column: 'size', direction: 'descending', label: 'Longest first' },
  { column: 'quantity', direction: 'descending', label: 'Most left' },
  { column: 'price', direction: 'descending', label: 'Highest price' },
]

/** Search, filters, order, and the drawing or the table. */
export function InventoryTools({ view, setView, humidors, counts }: InventoryToolsProps) {
  const { typed, type } = useTypedSearch(view.q, q => setView({ q }, true))
  const { state } = view
  const { name } = useHumidorOwner()
  const states = itemStates.filter(each => each === state || (counts.get(each) ?? 0) > 0)
  return (
    <search className={css.tools} aria-label={name[0]!.toUpperCase() + name.slice(1)}>
      <SegmentedControl
        label="Shown"
        options={[
          { value: 'scale', label: 'To scale' },
          { value: 'table', label: 'Table' },
        ]}
        value={view.isTable ? 'table' : 'scale'}
        onValueChange={shown => setView({ isTable: shown === 'table' })}
      />
      <div className={css.words}>
        <Field
          label={`Search ${name}`}
          hideLabel
          type="search"
          placeholder="Brand, name, leaf or place"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          start={<MagnifyingGlassIcon weight="light" size={18} aria-hidden="true" />}
          value={typed}
          onValueChange={type}
        />
      </div>
      {(states.length > 1 || state) && (
        <div className={css.states}>
          <ChipGroup
            label="State"
            multiple={false}
            options={states.map(value => ({
              value,
              label: stateLabels[value],
              count: counts.get(value) ?? 0,
            }))}
            value={state ? [state] : []}
            onValueChange={([chosen]) => setView({ state: chosen })}
          />
        </div>
      )}
      {view.location && (
        <ChipGroup
          label="Place"
          options={[{ value: 'place', label: `${view.location}, show all` }]}
          value={['place']}
          onValueChange={() => setView({ location: undefined })}
        />
      )}
      {humidors.length > 1 && (
        <NativeSelect
          quiet
          label="Humidor"
          options={[
            { value: 'all', label: 'All humidors' },
            ...humidors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={view.humidorId ?? 'all'}
          onValueChange={id => setView({ humidorId: id === 'all' ? undefined : id })}
        />
      )}
      {!view.isTable && (
        <NativeSelect
          quiet
          label="Order"
          options={orders.map(order => ({ value: sortKey(order), label: order.label }))}
          value={sortKey(view.sort)}
          placeholder="By a column"
          onValueChange={key => {
            const chosen = orders.find(order => sortKey(order) === key)
            if (chosen) setView({ sort: { column: chosen.column, direction: chosen.direction } })
          }}
        />
      )}
    </search>
  )
}
