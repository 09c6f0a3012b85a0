import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import type { PairLinks } from '#features/shopping/shop-links.rules.ts'
import { type PageMeta, themeCookie } from '#platform/page.contract.ts'

export const legalPages = ['terms', 'privacy', 'press-kit'] as const
export type LegalPage = (typeof legalPages)[number]

/** Pages linked from emails. Opening one changes nothing: mail scanners follow links. Its button does. */
export const linkPages = ['reset-password', 'sign-in-link', 'confirm-email'] as const
export type LinkPage = (typeof linkPages)[number]

/** Data of the site's own pages: landing, finder and results, sign-in, legal pages and errors. */
export type LandingPageData = PageMeta &
  (
    | { page: 'landing'; cigarLines: number; makers: number; drinks: number }
    | { page: 'finder'; typed: string; error: string | undefined }
    | { page: 'result'; pairing: FreePairing; shops: PairLinks }
    | { page: 'sign-in'; isForVault: boolean }
    | { page: 'refused'; status: number; message: string }
    | { page: LegalPage | LinkPage | 'under-age' | 'missing' | 'broken' }
  )

/** Preferences of the device, in cookies so that the server renders with them. Not secret, not personal. */
export const deviceCookies = { theme: themeCookie, ageNotice: 'age-notice' } as const

export const pages = {
  landing: '/',
  signIn: '/login',
  underAge: '/under-21',
  confirmAge: '/age',
  legal: (page: LegalPage) => `/${page}`,
  ofLink: (page: LinkPage) => `/${page}`,
}

export const landingTitle = 'Smoke Deck: every smoke has its match'
export const landingDescription =
  'Name the cigar in your hand and get the drink that suits it, and why. Free, no account needed.'
