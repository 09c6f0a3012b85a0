import type { ReactNode } from 'react'
import type { PagePicture } from '#features/landing/client/PublicDocument.tsx'

/** A page ready for its document: what stands in it, and what is said about it in the head. */
export interface ComposedPage {
  title: string
  description: string
  /** Pages that say no, and views of other pages, should not be found by search. */
  isIndexed?: boolean
  /** What chats and networks show beside a link, where it is not the picture of the house. */
  picture?: PagePicture
  content: ReactNode
}

export function named(title: string): string {
  return `${title} · Smoke Deck`
}
