import type { ReactNode } from 'react'
import styles from './Table.module.css'

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
}

export interface TableProps<Row> {
  caption: string
  showCaption?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** 32 px rows, for Admin. */
  dense?: boolean | undefined
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

/** On phones each row becomes a card; for screen readers it stays a table. */
export function Table<Row>({ caption, showCaption, columns, rows, rowKey, dense }: TableProps<Row>) {
  return (
    <table className={styles.table} {...ROLES.table} data-dense={dense || undefined}>
      <caption className={showCaption ? styles.caption : styles.hidden}>{caption}</caption>
      <thead className={styles.head} {...ROLES.rowgroup}>
        <tr {...ROLES.row}>
          {columns.map(column => (
            <th
              key={column.id}
              scope="col"
              {...ROLES.columnheader}
              className={styles.header}
              data-align={column.align}
            >
              {column.hideHeader ? <span className={styles.hidden}>{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} {...ROLES.rowgroup}>
        {rows.map(row => (
          <tr key={rowKey(row)} className={styles.row} {...ROLES.row}>
            {columns.map(column => (
              <TableCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
