import type { ReactNode } from 'react'
import type { PagePicture } from '#features/landing/client/PublicDocument.tsx'

export interface ComposedPage {
  title: string
  description: string
  /** False for errors, forms and filtered views of other pages. */
  isIndexed?: boolean
  /** Preview image of links in chats and social networks; default: the site's. */
  picture?: PagePicture
  content: ReactNode
}

export function pageTitle(title: string): string {
  return `${title} · Smoke Deck`
}
