/** What the platform has to know about a page; the product adds the rest. */
export interface PageMeta {
  page: string
  /** The canonical path, if it differs from the requested one. */
  address?: string
  /** The path with its query, for a form that returns to the page; default: the canonical path. */
  returnPath?: string
  /** Set when the page is the same for everyone with the same theme and notices. */
  cacheKey?: string
}

/** Set by the operator. */
export interface Place {
  name: string
  city: string
}

/** Public pages with styles of their own: of members, with a sign-in form, shared by a member, the first page, a result, the articles. */
export const publicPageParts = ['member', 'account', 'shared', 'landing', 'result', 'learn'] as const
export type PublicPagePart = (typeof publicPageParts)[number]

/** What the renderer has to know about the site. */
export interface Site {
  /** `https://lounge.example`, without a slash at the end. */
  origin: string
  path: string
  /** Where a form returns to. */
  returnPath: string
  contactEmail: string
  place: Place
  /** URLs of the built files. */
  assets: {
    styles: readonly string[]
    /** Beside `styles`. */
    partStyles: Readonly<Record<PublicPagePart, readonly string[]>>
    scripts: readonly string[]
    fonts: readonly string[]
  }
  /** Cookie names of the notices that were answered on this device. */
  answeredNotices: readonly string[]
  /** The page is for a member, and no more than that is known: it is the same for all members. */
  isSignedIn: boolean
  /** What a member chose on this device, by the name of the cookie. */
  deviceChoices: Readonly<Record<string, string>>
}

/** Returns the whole document. It is client code that the server loads from the build. */
export type RenderPage<Page> = (page: Page, site: Site) => string | Promise<string>

/** The theme is a cookie, so that the first byte already has it. */
export const themeCookie = 'theme'
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]
/** Color of the browser's own bars: the background of the page. */
export const themeColors: Record<Theme, string> = { dark: '#0B0B0B', light: '#FFFFFF' }
