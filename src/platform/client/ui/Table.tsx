import type { ReactNode } from 'react'
import styles from './Table.module.css'

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined
  /** The cell that names its row, and heads it on phones. One per table. */
  namesRow?: boolean | undefined
  /** The header is said, not shown: for a column of buttons. */
  hideHeader?: boolean | undefined
}

export interface TableProps<Row> {
  /** What the table holds. */
  caption: string
  showCaption?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** 32 px rows, for Admin. */
  dense?: boolean | undefined
}

/** On phones the parts are blocks, and a block loses the role that its element implies. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A ledger. On phones each row becomes a small sheet, and stays a table for those who listen. */
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
  const place = { className: styles.cell, 'data-align': column.align }
  if (column.namesRow) {
    return (
      <th scope="row" {...ROLES.rowheader} {...place} data-names-row="">
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td {...ROLES.cell} {...place} data-bare={column.hideHeader || undefined}>
      {!column.hideHeader && (
        <span className={styles.label} aria-hidden="true">
          {column.header}
        </span>
      )}
      <span className={styles.content}>{column.cell(row)}</span>
    </td>
  )
}
