import type { CSSProperties, ReactNode } from 'react'
import { Checkbox } from '../forms/Checkbox.tsx'
import { BulkBar } from './BulkBar.tsx'
import styles from './DataTable.module.css'
import { SortHeader, SortSelect } from './SortHeader.tsx'
import type { TableSort } from './sort-rows.ts'

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined
  /** The row header, and the heading of the row on phones. One per table. */
  namesRow?: boolean | undefined
  /** Keeps the header for screen readers only, for a column of buttons. */
  hideHeader?: boolean | undefined
  isSortable?: boolean | undefined
}

export interface TableSelection<Row> {
  /** Keys of rows. */
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  nameOf: (row: Row) => string
  /** Buttons for all selected rows. */
  actions: ReactNode
}

export interface DataTableProps<Row> {
  caption: string
  showCaption?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  /** In the order to show; `sortRows` sorts. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | undefined
  onSort?: ((column: string) => void) | undefined
  selection?: TableSelection<Row> | undefined
  /** 32 px rows, for Admin. */
  dense?: boolean | undefined
  /** Scrolls within this height under a fixed head. */
  maxHeightPixels?: number | undefined
  /** A sentence instead of rows. */
  empty?: ReactNode
}

/** On phones the elements are `display: block`, which drops their implicit roles. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A region that scrolls needs a stop of the Tab key. */
const REACHABLE = { role: 'region', tabIndex: 0 } as const

/** On phones each row becomes a small sheet; for screen readers it stays a table. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, selection, maxHeightPixels, empty } = props
  const scrolls = maxHeightPixels !== undefined
  return (
    <div className={styles.frame}>
      {selection && (
        <BulkBar count={selection.selected.size} onClear={() => selection.onSelect(new Set())}>
          {selection.actions}
        </BulkBar>
      )}
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <div
        className={styles.scroll}
        data-scrolls={scrolls || undefined}
        style={scrolls ? heightStyle(maxHeightPixels) : undefined}
        {...(scrolls && { ...REACHABLE, 'aria-label': caption })}
      >
        <table className={styles.table} {...ROLES.table} data-dense={props.dense || undefined}>
          <caption className={props.showCaption ? styles.caption : styles.hidden}>{caption}</caption>
          <thead className={styles.head} {...ROLES.rowgroup}>
            <tr {...ROLES.row}>
              {selection && (
                <th scope="col" {...ROLES.columnheader} className={styles.header} data-select="">
                  <SelectAll rows={rows} rowKey={rowKey} selection={selection} />
                </th>
              )}
              {columns.map(column => (
                <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody className={styles.body} {...ROLES.rowgroup}>
            {rows.map(row => (
              <TableRow key={rowKey(row)} {...{ row, columns, selection }} id={rowKey(row)} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
    </div>
  )
}

/** A variable, because phones show all rows. */
function heightStyle(pixels: number): CSSProperties {
  return { '--max-height': `${pixels}px` } as CSSProperties
}

type SelectAllProps<Row> = Pick<DataTableProps<Row>, 'rows' | 'rowKey'> & { selection: TableSelection<Row> }

function SelectAll<Row>({ rows, rowKey, selection: { selected, onSelect } }: SelectAllProps<Row>) {
  const keys = rows.map(rowKey)
  const count = keys.filter(key => selected.has(key)).length
  return (
    <Checkbox
      label="Select all rows"
      hideLabel
      checked={count > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onCheckedChange={checked => onSelect(new Set(checked ? keys : []))}
    />
  )
}

interface TableRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'selection'> {
  row: Row
  id: string
}

function TableRow<Row>({ row, id, columns, selection }: TableRowProps<Row>) {
  const isSelected = selection?.selected.has(id) ?? false
  function select(checked: boolean) {
    const others = [...(selection?.selected ?? [])].filter(other => other !== id)
    selection?.onSelect(new Set(checked ? [...others, id] : others))
  }
  return (
    <tr className={styles.row} {...ROLES.row} data-selected={isSelected || undefined}>
      {selection && (
        <td {...ROLES.cell} className={styles.cell} data-select="">
          <Checkbox
            label={`Select ${selection.nameOf(row)}`}
            hideLabel
            checked={isSelected}
            onCheckedChange={select}
          />
        </td>
      )}
      {columns.map(column => (
        <TableCell key={column.id} column={column} row={row} />
      ))}
    </tr>
  )
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const cellProps = { className: styles.cell, 'data-align': column.align }
  if (column.namesRow) {
    return (
      <th scope="row" {...ROLES.rowheader} {...cellProps} data-names-row="">
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td {...ROLES.cell} {...cellProps} data-bare={column.hideHeader || undefined}>
      {!column.hideHeader && (
        <span className={styles.label} aria-hidden="true">
          {column.header}
        </span>
      )}
      <span className={styles.content}>{column.cell(row)}</span>
    </td>
  )
}
