import { DotsThreeIcon } from '@phosphor-icons/react/DotsThree'
import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import { nextSort, type SortValue, sortRows, type TableSort } from '#platform/client/ui/table/sort-rows.ts'
import { KitSection } from './KitSection.tsx'
import { KIT_CIGARS, type KitCigar } from './kit-cigars.ts'

const COLUMNS: readonly TableColumn<KitCigar>[] = [
  { id: 'name', header: 'Cigar', namesRow: true, cell: ({ name }) => name },
  { id: 'size', header: 'Size', cell: cigar => `${cigar.lengthInches} × ${cigar.ringGauge}` },
  { id: 'rating', header: 'Rating', cell: ({ shape }) => <Stars value={shape === 'parejo' ? 4.5 : 4} /> },
  {
    id: 'state',
    header: 'State',
    cell: ({ lit }) => <StatusTag tone={lit ? 'live' : 'ok'}>{lit ? 'Being smoked' : 'Ready'}</StatusTag>,
  },
  { id: 'count', header: 'In the box', align: 'end', cell: ({ ringGauge }) => ringGauge - 36 },
  {
    id: 'more',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: ({ name }) => (
      <IconButton size="small" label={`More about ${name}`} icon={<DotsThreeIcon weight="bold" />} />
    ),
  },
]

/** Only the kit uses DataTable and Stars until the humidor lists its cigars in them. */
export function TableSection() {
  return (
    <>
      <KitSection title="Table: a ledger, a sheet per row on phones" columns={12}>
        <DataTable
          caption="What is in the box"
          columns={COLUMNS}
          rows={KIT_CIGARS}
          rowKey={({ name }) => name}
        />
      </KitSection>
      <KitSection title="Data table: sort, select, fixed head, 32 px rows" columns={8}>
        <SortedTable />
      </KitSection>
      <KitSection title="Data table: empty" columns={4}>
        <DataTable
          caption="Members who were muted"
          columns={COLUMNS.slice(0, 2)}
          rows={[]}
          rowKey={({ name }) => name}
          empty="Nobody is muted."
        />
      </KitSection>
    </>
  )
}

const VALUES: Record<string, (cigar: KitCigar) => SortValue> = {
  name: ({ name }) => name,
  size: ({ lengthInches }) => lengthInches,
  count: ({ ringGauge }) => ringGauge - 36,
}
const DENSE = COLUMNS.filter(({ id }) => id !== 'more').map(column => ({
  ...column,
  isSortable: column.id in VALUES,
}))
const LONG_NAME = 'Grant Park Reserve of the Second Sunday in November, Lonsdale Extra'

function SortedTable() {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['Edgewood Candela']))
  const cigars = KIT_CIGARS.flatMap(cigar => [
    cigar,
    { ...cigar, name: cigar.lit ? LONG_NAME : `${cigar.name} No. 2` },
  ])
  const rows = sortRows(cigars, VALUES[sort.column] ?? (() => null), sort.direction)
  return (
    <DataTable
      caption="What is in the box, dense"
      columns={DENSE}
      rows={rows}
      rowKey={({ name }) => name}
      dense
      maxHeightPixels={260}
      sort={sort}
      onSort={column => setSort(nextSort(sort, column))}
      selection={{
        selected,
        onSelect: setSelected,
        nameOf: ({ name }) => name,
        actions: <Button size="small">Move to another box</Button>,
      }}
    />
  )
}
