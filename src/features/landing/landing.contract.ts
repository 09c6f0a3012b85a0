import type { AccountForm } from '#features/accounts/accounts.contract.ts'
import type { PublishedProfile } from '#features/lounge-settings/lounge-profile.contract.ts'
import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import type { PairLinks } from '#features/shopping/shop-links.rules.ts'
import { type PageMeta, type Place, themeCookie } from '#platform/page.contract.ts'

export const legalPages = ['terms', 'privacy', 'press-kit'] as const
export type LegalPage = (typeof legalPages)[number]

/** Pages linked from emails. Opening one changes nothing: mail scanners follow links. Its button does. */
export const linkPages = ['reset-password', 'sign-in-link', 'confirm-email'] as const
export type LinkPage = (typeof linkPages)[number]

/** The form of the sign-in page as it is before a script has run, or without one. */
export interface PlainForm {
  form: AccountForm
  /** As it was typed. */
  email: string
  notice?: string | undefined
  error?: { field: string | undefined; text: string } | undefined
}

/** What the visitor was about to do: open the vault, or keep a result in it. */
export type SignInPurpose = 'vault' | 'keep' | undefined

/** Data of the site's own pages: landing, finder and results, sign-in, legal pages and errors. */
export type LandingPageData = PageMeta &
  (
    | {
        page: 'landing'
        cigarLines: number
        knownLines: number
        makers: number
        drinks: number
        examples: readonly FreePairing[]
      }
    | { page: 'finder'; typed: string; error: string | undefined }
    | { page: 'result'; pairing: FreePairing; shops: PairLinks }
    | ({ page: 'sign-in'; purpose: SignInPurpose } & PlainForm)
    | { page: 'house-rules'; lounge: PublishedProfile }
    | { page: 'refused'; status: number; message: string }
    | { page: LegalPage | LinkPage | 'under-age' | 'missing' | 'broken' }
  )

/** Preferences of the device, in cookies so that the server renders with them. Not secret, not personal. */
export const deviceCookies = { theme: themeCookie, ageNotice: 'age-notice' } as const

export const pages = {
  landing: '/',
  signIn: '/login',
  /** For a form, without JavaScript. */
  signOut: '/logout',
  underAge: '/under-21',
  houseRules: '/house-rules',
  confirmAge: '/age',
  legal: (page: LegalPage) => `/${page}`,
  ofLink: (page: LinkPage) => `/${page}`,
}

export const landingTitle = (lounge: string) => `${lounge}: every smoke has its match`
export const landingDescription =
  'Name the cigar in your hand and get the drink that suits it, and why. Free, no account needed.'

export function isDefaultPlace({ name, city }: Place): boolean {
  return name === 'Smoke Deck' && city === 'Atlanta, Georgia'
}
