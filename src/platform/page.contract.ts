/** What the platform has to know about a page; the product adds the rest. */
export interface PageMeta {
  page: string
  /** The canonical path, if it differs from the requested one. */
  address?: string
  /** Set when the page is the same for everyone with the same theme and notices. */
  cacheKey?: string
}

/** What the renderer has to know about the site. */
export interface Site {
  /** `https://lounge.example`, without a slash at the end. */
  origin: string
  path: string
  contactEmail: string
  /** URLs of the built files. */
  assets: { styles: readonly string[]; scripts: readonly string[]; fonts: readonly string[] }
  /** Cookie names of the notices that were answered on this device. */
  answeredNotices: readonly string[]
}

/** Returns the whole document. It is client code that the server loads from the build. */
export type RenderPage<Page> = (page: Page, site: Site) => string | Promise<string>

/** The theme is a cookie, so that the first byte already has it. */
export const themeCookie = 'theme'
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]
