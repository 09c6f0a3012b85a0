import { useEffect, useRef } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { entriesUnreadable } from '../journal.contract.ts'
import css from './JournalPage.module.css'
import type { JournalList } from './use-journal-list.ts'

/** Loads the next page; keyboard focus moves to its first entry. */
export function ShowMore({ journal: { list, entries } }: { journal: JournalList }) {
  const target = useRef<number>(undefined)
  const count = entries.length
  useEffect(() => {
    const index = target.current
    if (index === undefined || count <= index) return
    target.current = undefined
    document.querySelectorAll<HTMLElement>('main [data-entry]')[index]?.focus({ preventScroll: true })
  }, [count])
  if (list.isFetchNextPageError)
    return (
      <ErrorBox onRetry={() => void list.fetchNextPage()} retrying={list.isFetchingNextPage}>
        {entriesUnreadable}
      </ErrorBox>
    )
  if (!list.hasNextPage) return null
  const showMore = () => {
    target.current = count
    void list.fetchNextPage()
  }
  return (
    <div className={css.more}>
      <Button working={list.isFetchingNextPage} onClick={showMore}>
        Show more
      </Button>
    </div>
  )
}
