import { useState } from 'react'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { formatDate } from '#platform/client/relative-time.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import { nextSort } from '#platform/client/ui/table/sort-rows.ts'
import type { Humidor, HumidorItem } from '../humidor.contract.ts'
import { stateWords } from '../readiness.rules.ts'
import { readinessOf } from './humidor-figures.ts'
import css from './InventoryTable.module.css'
import { type InventoryView, type SortColumn, sortColumns } from './inventory-view.ts'
import { itemMenu } from './item-menu.ts'
import type { InventoryListProps } from './Ledger.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { SmokeButton } from './SmokeButton.tsx'
import { useHumidorOwner } from './use-humidor-owner.ts'

const BulkEdit = createLazyPart(async () => (await import('./BulkEdit.tsx')).BulkEdit)

interface InventoryTableProps extends InventoryListProps {
  humidors: readonly Humidor[]
  sort: InventoryView['sort']
  onSort: (sort: InventoryView['sort']) => void
}

/** No more rows are in the page at once, however many cigars there are. */
const rowsPerPage = 200
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Every field in a column, sorted by any of them; several rows can be changed at once. */
export function InventoryTable(props: InventoryTableProps) {
  const { items, humidors, sort, onSort } = props
  const { isOfLounge } = useHumidorOwner()
  const [wantedPage, setPage] = useState(0)
  const pages = Math.max(1, Math.ceil(items.length / rowsPerPage))
  const page = Math.min(wantedPage, pages - 1)
  const first = page * rowsPerPage
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isEditing, setIsEditing] = useState<'change' | 'delete'>()
  const chosen = items.filter(({ id }) => selected.has(id))
  return (
    <div className={css.table}>
      <DataTable
        caption={isOfLounge ? 'Cigars of the lounge' : 'Your cigars'}
        columns={columnsOf(props)}
        rows={items.slice(first, first + rowsPerPage)}
        rowKey={({ id }) => id}
        sort={sort.column === 'added' ? undefined : sort}
        onSort={id => {
          const column = sortColumns.find(each => each === id)
          if (column) onSort({ ...nextSort(sort, column), column })
        }}
        selection={{
          selected: new Set(chosen.map(({ id }) => id)),
          onSelect: setSelected,
          nameOf,
          actions: (
            <>
              <Button size="small" onClick={() => setIsEditing('change')}>
                Change
              </Button>
              <Button size="small" onClick={() => setIsEditing('delete')}>
                Delete
              </Button>
            </>
          ),
        }}
      />
      {pages > 1 && (
        <nav className={css.pages} aria-label="Pages of the table">
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <p role="status">
            {(first + 1).toLocaleString('en-US')} to{' '}
            {Math.min(first + rowsPerPage, items.length).toLocaleString('en-US')} of{' '}
            {items.length.toLocaleString('en-US')}
          </p>
          <Button disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
      {isEditing && (
        <BulkEdit
          kind={isEditing}
          items={chosen}
          humidors={humidors}
          onClose={() => setIsEditing(undefined)}
          onDone={() => {
            setIsEditing(undefined)
            setSelected(new Set())
          }}
        />
      )}
    </div>
  )
}

type Column = TableColumn<HumidorItem> & { id: SortColumn | 'actions' }

function columnsOf({ day, rules, humidors, actions, ...menu }: InventoryTableProps): Column[] {
  const places = new Map(humidors.map(({ id, name }) => [id, name]))
  const placeOf = ({ humidorId, location }: HumidorItem) =>
    [humidors.length > 1 && places.get(humidorId), location].filter(Boolean).join(', ')
  const stateOf = (item: HumidorItem) => {
    const window = readinessOf(item, day, rules)
    return window ? stateWords[window.state] : 'Not known'
  }
  return [
    { id: 'name', header: 'Cigar', namesRow: true, isSortable: true, cell: nameOf },
    {
      id: 'size',
      header: 'Size',
      isSortable: true,
      cell: ({ vitola, size }) => [vitola, size].filter(Boolean).join(', ') || '–',
    },
    { id: 'wrapper', header: 'Wrapper', isSortable: true, cell: ({ wrapper }) => wrapper ?? '–' },
    {
      id: 'quantity',
      header: 'Left',
      isSortable: true,
      align: 'end',
      cell: item => <QuantityStepper item={item} name={nameOf(item)} onChange={actions.changeQuantity} />,
    },
    {
      id: 'purchasedOn',
      header: 'Bought',
      isSortable: true,
      cell: ({ purchasedOn }) => (
        <span className={css.day}>{purchasedOn ? formatDate(`${purchasedOn}T00:00`) : '–'}</span>
      ),
    },
    { id: 'readiness', header: 'Best smoked', isSortable: true, cell: stateOf },
    { id: 'location', header: 'Place', isSortable: true, cell: item => placeOf(item) || '–' },
    {
      id: 'price',
      header: 'Price of one',
      isSortable: true,
      align: 'end',
      cell: ({ price }) => (price === null ? '–' : money.format(price)),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: item => (
        <div className={css.actions}>
          {actions.smoke && <SmokeButton item={item} name={nameOf(item)} onSmoke={actions.smoke} />}
          <ActionMenu label={`More for ${nameOf(item)}`} groups={itemMenu(item, menu)} />
        </div>
      ),
    },
  ]
}

function nameOf({ brand, cigarName: line }: HumidorItem): string {
  return cigarName({ brand, line })
}
