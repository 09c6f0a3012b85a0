import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Table, type TableColumn } from './Table.tsx'

const COLUMNS: readonly TableColumn<{ name: string; left: number }>[] = [
  { id: 'name', header: 'Cigar', namesRow: true, cell: ({ name }) => name },
  { id: 'left', header: 'In the box', align: 'end', cell: ({ left }) => left },
]

it('a table keeps its roles where a phone shows its rows as blocks', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="What is in the box"
      columns={COLUMNS}
      rows={[{ name: 'Ponce', left: 5 }]}
      rowKey={row => row.name}
    />,
  )
  for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) {
    expect(html).toContain(`role="${role}"`)
  }
  expect(html).toContain('<caption')
})
