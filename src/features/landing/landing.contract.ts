import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import type { PairLinks } from '#features/shopping/shop-links.rules.ts'
import { type SentPage, themeCookie } from '#platform/page.contract.ts'

export const legalPages = ['terms', 'privacy', 'press-kit'] as const
export type LegalPage = (typeof legalPages)[number]

/** Where the links of mails lead. Opening one changes nothing; the press on its page does. */
export const linkPages = ['reset-password', 'sign-in-link', 'confirm-email'] as const
export type LinkPage = (typeof linkPages)[number]

/** The pages of the house itself: the door, the finder and its results, the small print. */
export type HousePage = SentPage &
  (
    | { page: 'landing'; cigarLines: number; makers: number; drinks: number }
    | { page: 'finder'; typed: string; error: string | undefined }
    | { page: 'result'; pairing: FreePairing; shops: PairLinks }
    | { page: 'sign-in'; isForVault: boolean }
    | { page: LegalPage | LinkPage | 'under-age' | 'missing' | 'broken' }
  )

/** Device choices kept in cookies, so that the first byte already honours them. Not secret, not a member's. */
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
  'Name the cigar in your hand and get the drink that suits it, with the reasons. Free, no account needed.'
