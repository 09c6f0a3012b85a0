import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the selected tab in the middle of a row that scrolls, and marks the sides beyond which the row goes on. */
export function useTabScroll(value: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    if (!row) return undefined
    const mark = () => {
      row.toggleAttribute('data-more-before', row.scrollLeft > 1)
      row.toggleAttribute('data-more-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1)
    }
    mark()
    row.addEventListener('scroll', mark, { passive: true })
    const observer = new ResizeObserver(mark)
    observer.observe(row)
    return () => {
      row.removeEventListener('scroll', mark)
      observer.disconnect()
    }
  }, [])
  useEffect(() => {
    const row = list.current
    const tab = value && row?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!row || !tab) return
    const start = tab.getBoundingClientRect().left - row.getBoundingClientRect().left + row.scrollLeft
    row.scrollLeft = start - (row.clientWidth - tab.offsetWidth) / 2
  }, [value])
  return list
}
