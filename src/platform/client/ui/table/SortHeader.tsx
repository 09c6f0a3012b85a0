import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/CaretUp'
import styles from './DataTable.module.css'
import sortStyles from './SortHeader.module.css'
import type { TableSort } from './sort-rows.ts'

interface HeaderColumn {
  id: string
  header: string
  align?: 'start' | 'end' | undefined
  hideHeader?: boolean | undefined
  isSortable?: boolean | undefined
}

/** The table is `display: block` on phones, which drops the implicit role. */
const HEADER = { role: 'columnheader' } as const

interface SortHeaderProps {
  column: HeaderColumn
  sort: TableSort | undefined
  onSort: ((column: string) => void) | undefined
}

export function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const Caret = direction === 'descending' ? CaretDownIcon : CaretUpIcon
  const name = column.hideHeader ? <span className={styles.hidden}>{column.header}</span> : column.header
  return (
    <th scope="col" {...HEADER} className={styles.header} data-align={column.align} aria-sort={direction}>
      {column.isSortable && onSort ? (
        <>
          <span className={sortStyles.plain}>{name}</span>
          <button
            type="button"
            className={sortStyles.button}
            data-sorted={direction && ''}
            onClick={() => onSort(column.id)}
          >
            {name}
            <Caret weight="bold" aria-hidden="true" />
          </button>
        </>
      ) : (
        name
      )}
    </th>
  )
}

interface SortSelectProps {
  columns: readonly HeaderColumn[]
  sort: TableSort | undefined
  onSort: (column: string) => void
}

/** Phones have no row of headers to press. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const sortable = columns.filter(({ isSortable }) => isSortable)
  return (
    <div className={sortStyles.phone}>
      <label className={sortStyles.select}>
        Sort by
        <select value={sort?.column ?? ''} onChange={event => onSort(event.target.value)}>
          {!sort && <option value="">Choose</option>}
          {sortable.map(({ id, header }) => (
            <option key={id} value={id}>
              {header}
            </option>
          ))}
        </select>
      </label>
      {sort && (
        <button type="button" className={sortStyles.turn} onClick={() => onSort(sort.column)}>
          {sort.direction === 'ascending' ? 'First to last' : 'Last to first'}
        </button>
      )}
    </div>
  )
}
