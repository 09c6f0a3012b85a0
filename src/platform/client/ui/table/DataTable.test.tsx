import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DataTable, type TableColumn } from './DataTable.tsx'

const COLUMNS: readonly TableColumn<{ name: string; count: number }>[] = [
  { id: 'name', header: 'Cigar', namesRow: true, cell: ({ name }) => name },
  { id: 'count', header: 'In the box', align: 'end', cell: ({ count }) => count },
]

it('a table has explicit roles, because its rows are blocks on phones', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="What is in the box"
      columns={COLUMNS}
      rows={[{ name: 'Ponce', count: 5 }]}
      rowKey={row => row.name}
    />,
  )
  for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) {
    expect(html).toContain(`role="${role}"`)
  }
  expect(html).toContain('<caption')
})

it('says which column is sorted and how', () => {
  const sortable = COLUMNS.map(column => ({ ...column, isSortable: true }))
  const html = renderToStaticMarkup(
    <DataTable
      caption="What is in the box"
      columns={sortable}
      rows={[]}
      rowKey={row => row.name}
      sort={{ column: 'count', direction: 'descending' }}
      onSort={() => {}}
    />,
  )
  expect(html.match(/aria-sort/g)).toHaveLength(1)
  expect(html).toContain('aria-sort="descending"')
})
