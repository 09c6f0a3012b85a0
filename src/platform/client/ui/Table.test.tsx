import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Table, type TableColumn } from './Table.tsx'

const COLUMNS: readonly TableColumn<{ name: string; count: number }>[] = [
  { id: 'name', header: 'Cigar', namesRow: true, cell: ({ name }) => name },
  { id: 'count', header: 'In the box', align: 'end', cell: ({ count }) => count },
]

it('a table has explicit roles, because its rows are blocks on phones', () => {
  const html = renderToStaticMarkup(
    <Table
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
