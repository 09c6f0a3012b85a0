import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import type { VaultList } from './use-vault-list.ts'
import { VaultError } from './VaultError.tsx'
import css from './VaultPage.module.css'

const prefetchMargin = '800px'

/** The first press loads a page; from then on scrolling loads the next ones. */
export function ShowMore({ vault: { list, pairings } }: { vault: VaultList }) {
  const [isAutomatic, setIsAutomatic] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetching, isFetchNextPageError: hasFailed } = list
  const fetchNext = useEffectEvent(() => void list.fetchNextPage())
  const focusCardWhenLoaded = useFocusOnArrival(pairings.length)
  useEffect(() => {
    if (!isAutomatic || !hasNextPage || isFetching || hasFailed || !container.current) return undefined
    const observer = new IntersectionObserver(seen => seen.at(-1)?.isIntersecting && fetchNext(), {
      rootMargin: `0px 0px ${prefetchMargin}`,
    })
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [isAutomatic, hasNextPage, isFetching, hasFailed])

  if (hasFailed)
    return (
      <div className={css.error}>
        <VaultError
          error={list.error}
          isRetrying={list.isFetchingNextPage}
          onRetry={() => void list.fetchNextPage()}
        />
      </div>
    )
  if (!hasNextPage) return null
  const showMore = () => {
    setIsAutomatic(true)
    focusCardWhenLoaded(pairings.length)
    void list.fetchNextPage()
  }
  return (
    <div ref={container} className={css.more}>
      <Button working={list.isFetchingNextPage} onClick={showMore}>
        Show more
      </Button>
    </div>
  )
}

/** Keyboard focus moves from the button to the first card of the loaded page. */
function useFocusOnArrival(count: number): (index: number) => void {
  const target = useRef<number>(undefined)
  useEffect(() => {
    const index = target.current
    if (index === undefined || count <= index) return
    target.current = undefined
    document.querySelectorAll<HTMLElement>('main [data-title]')[index]?.focus({ preventScroll: true })
  }, [count])
  return index => {
    target.current = index
  }
}
