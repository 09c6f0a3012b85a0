import { DotsThreeIcon } from '@phosphor-icons/react/DotsThree'
import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { Table, type TableColumn } from '#platform/client/ui/Table.tsx'
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

/** Only the kit uses Table and Stars until the humidor lists its cigars in them. */
export function TableSection() {
  return (
    <KitSection title="Table: a ledger, a sheet per row on phones" columns={12}>
      <Table caption="What is in the box" columns={COLUMNS} rows={KIT_CIGARS} rowKey={({ name }) => name} />
    </KitSection>
  )
}
