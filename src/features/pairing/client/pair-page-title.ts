import { useEffect } from 'react'
import { siteName } from '#platform/client/site-name.ts'

let openedTitle: string | undefined

/** Of the pair whose page is open. The router asks for it, since it sets the title after the page has been rendered. */
export const openedPairTitle = () => openedTitle

/** Names the browser's tab and history after the pair. */
export function usePairPageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined
    openedTitle = title
    const titleBefore = document.title
    document.title = `${title} · ${siteName()}`
    return () => {
      openedTitle = undefined
      document.title = titleBefore
    }
  }, [title])
}
