import { useEffect } from 'react'
import { siteName } from './site-name.ts'

let openedTitle: string | undefined

/** Of the pair or the article whose page is open. The router asks for it, since it sets the title after the page has been rendered. */
export const openedPageTitle = () => openedTitle

/** Names the browser's tab and history after what the page shows. */
export function useOpenedPageTitle(title: string | undefined): void {
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
