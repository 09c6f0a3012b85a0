import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import type { VaultList } from './use-vault-list.ts'
import css from './VaultPage.module.css'
import { VaultTrouble } from './VaultTrouble.tsx'

/** How far below the window the next page is fetched. */
const ahead = '800px'

/** The next page. Whoever asked once gets the others as they come near. */
export function ShowMore({ vault: { list, pairings } }: { vault: VaultList }) {
  const [isRolling, setIsRolling] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetching, isFetchNextPageError: hasFailed } = list
  const fetchNext = useEffectEvent(() => void list.fetchNextPage())
  const focusAt = useFocusOnArrival(pairings.length)
  useEffect(() => {
    if (!isRolling || !hasNextPage || isFetching || hasFailed || !place.current) return undefined
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && fetchNext(), {
      rootMargin: `0px 0px ${ahead}`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isRolling, hasNextPage, isFetching, hasFailed])

  if (hasFailed)
    return (
      <div className={css.trouble}>
        <VaultTrouble
          error={list.error}
          isTrying={list.isFetchingNextPage}
          onRetry={() => void list.fetchNextPage()}
        />
      </div>
    )
  if (!hasNextPage) return null
  const showMore = () => {
    setIsRolling(true)
    focusAt(pairings.length)
    void list.fetchNextPage()
  }
  return (
    <div ref={place} className={css.more}>
      <Button working={list.isFetchingNextPage} onClick={showMore}>
        Show more
      </Button>
    </div>
  )
}

/** Whoever pressed the button goes on with the first card that it brought. */
function useFocusOnArrival(count: number): (at: number) => void {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const at = wanted.current
    if (at === undefined || count <= at) return
    wanted.current = undefined
    document.querySelectorAll<HTMLElement>('main [data-title]')[at]?.focus({ preventScroll: true })
  }, [count])
  return at => {
    wanted.current = at
  }
}
