import type { ReactNode } from 'react'
import type { PagePicture } from '#features/landing/client/PublicDocument.tsx'
import type { PublicPagePart } from '#platform/page.contract.ts'

export interface ComposedPage {
  /** The name of the lounge is added, unless it begins with it. */
  title: string
  description: string
  /** False for errors, forms and filtered views of other pages. */
  isIndexed?: boolean
  /** Preview image of links in chats and social networks; default: the site's. */
  picture?: PagePicture
  /** For search engines; see `PublicDocument`. */
  facts?: readonly object[]
  /** Whose styles the page needs beside the common ones. */
  part?: PublicPagePart
  content: ReactNode
}
