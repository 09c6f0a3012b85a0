/** What a page says of itself to whoever sends it. The rest of it is the product's business. */
export interface SentPage {
  /** Which page it is. */
  page: string
  /** Its one right path, where that is not simply the path that was asked for. */
  address?: string
  /** The name under which it may be kept, when it is the same for everybody of one look. */
  keptAs?: string
}

/** What a page needs to know of the site it stands on. */
export interface Site {
  /** `https://lounge.example`, without a slash at the end. */
  origin: string
  path: string
  contactEmail: string
  /** Addresses of the built files. */
  assets: { styles: readonly string[]; scripts: readonly string[]; fonts: readonly string[] }
  /** Notices that were answered on this device, by the names of their cookies. */
  answeredNotices: readonly string[]
}

/** Gives the whole document. Lives with the client's components and is loaded by the server as a built file. */
export type RenderPage<Page> = (page: Page, site: Site) => string

/** The choice of look is a cookie, so that the first byte already honours it. */
export const themeCookie = 'theme'
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]
