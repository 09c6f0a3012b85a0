import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { HumidorItem } from '../humidor.contract.ts'
import css from './Ledger.module.css'

interface VirtualRowsProps {
  items: readonly HumidorItem[]
  renderRow: (item: HumidorItem, place: RowPlace) => ReactNode
}

/** Where a row stands in a list of which only a part is in the page. */
export interface RowPlace {
  'aria-posinset': number
  'aria-setsize': number
  'data-index': number
  ref: (row: HTMLElement | null) => void
}

const usualHeight = 78
const rowsBeyondWindow = 12

/** Only the rows in and near the window are in the page; the space of the others is kept above and below. */
export function VirtualRows({ items, renderRow }: VirtualRowsProps) {
  // The virtualizer is one object that changes: compiled code would take it for unchanged and never draw again.
  'use no memo'
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + scrollY), [])
  // oxlint-disable-next-line react/incompatible-library -- not compiled, see above
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => usualHeight,
    getItemKey: index => items[index]!.id,
    overscan: rowsBeyondWindow,
    scrollMargin,
  })
  const rows = virtualizer.getVirtualItems()
  const before = (rows[0]?.start ?? scrollMargin) - scrollMargin
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return (
    <ul ref={list} className={css.rows} style={{ paddingTop: before, paddingBottom: after }}>
      {rows.map(({ index, key }) => (
        <Row
          key={String(key)}
          item={items[index]!}
          index={index}
          count={items.length}
          measure={virtualizer.measureElement}
          renderRow={renderRow}
        />
      ))}
    </ul>
  )
}

interface RowProps extends Pick<VirtualRowsProps, 'renderRow'> {
  item: HumidorItem
  index: number
  count: number
  measure: RowPlace['ref']
}

/** Rendered once while it is scrolled through the window: forty rows for every frame would be too slow. */
const Row = memo(function Row({ item, index, count, measure, renderRow }: RowProps) {
  return renderRow(item, {
    'aria-posinset': index + 1,
    'aria-setsize': count,
    'data-index': index,
    ref: measure,
  })
})
