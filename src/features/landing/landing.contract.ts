import type { FreePairing } from '#features/pairing/pairing.contract.ts'

export const legalPages = ['terms', 'privacy', 'press-kit'] as const
export type LegalPage = (typeof legalPages)[number]

/** Everything a visitor can be shown without an account. */
export type PublicPage =
  | { page: 'landing'; cigarLines: number; makers: number; drinks: number }
  | { page: 'finder'; typed: string; error: string | undefined }
  | { page: 'result'; pairing: FreePairing }
  | { page: LegalPage | 'sign-in' | 'under-age' | 'missing' | 'broken' }

/** What a page needs to know of the site it stands on. */
export interface Site {
  /** `https://lounge.example`, without a slash at the end. */
  origin: string
  path: string
  contactEmail: string
  /** Addresses of the built files. */
  assets: { styles: readonly string[]; scripts: readonly string[]; fonts: readonly string[] }
  showsAgeNotice: boolean
}

/** Gives the whole document. Lives with the client's components and is loaded by the server as a built file. */
export type RenderPublicPage = (page: PublicPage, site: Site) => string

/** Device choices kept in cookies, so that the first byte already honours them. Not secret, not a member's. */
export const deviceCookies = { theme: 'theme', ageNotice: 'age-notice' } as const
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

export const pages = {
  landing: '/',
  signIn: '/login',
  underAge: '/under-21',
  confirmAge: '/age',
  legal: (page: LegalPage) => `/${page}`,
}

export const landingTitle = 'Smoke Deck: every smoke has its match'
export const landingDescription =
  'Name the cigar in your hand and get the drink that suits it, with the reasons. Free, no account needed.'
