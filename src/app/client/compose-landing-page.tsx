import type { ReactNode } from 'react'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { FinderPage } from '#features/landing/client/FinderPage.tsx'
import { HouseRulesPage } from '#features/landing/client/legal/HouseRulesPage.tsx'
import { PressKitPage } from '#features/landing/client/legal/PressKitPage.tsx'
import { PrivacyPage } from '#features/landing/client/legal/PrivacyPage.tsx'
import { TermsPage } from '#features/landing/client/legal/TermsPage.tsx'
import {
  BrokenPage,
  MissingPage,
  RefusedPage,
  refusedTitle,
  UnderAgePage,
} from '#features/landing/client/NoticePages.tsx'
import type { PagePicture } from '#features/landing/client/PublicDocument.tsx'
import { type LandingPageData, landingDescription, landingTitle } from '#features/landing/landing.contract.ts'
import { type FreePairing, resultPages } from '#features/pairing/pairing.contract.ts'
import { shareCardContract } from '#features/vault/shared-page.contract.ts'
import { addressOf } from '#platform/client/api.ts'
import type { Site } from '#platform/page.contract.ts'
import type { ComposedPage } from './composed-page.ts'

const { LandingPage } = await import('#features/landing/client/LandingPage.tsx')
const { ResultPage } = await import('#features/landing/client/ResultPage.tsx')
const { LinkedPage, SignInPage } = await import('#features/landing/client/AccountPage.tsx')

export function composeLandingPage(page: LandingPageData, site: Site): ComposedPage {
  switch (page.page) {
    case 'landing':
      return {
        title: landingTitle(site.place.name),
        description: landingDescription,
        part: 'landing',
        content: <LandingPage {...page} />,
      }
    case 'finder':
      return {
        title: 'Pairing finder',
        description: landingDescription,
        content: <FinderPage {...page} />,
      }
    case 'result':
      return composeResult(page)
    case 'terms':
      return textPage('Terms', `The terms of use of ${site.place.name}.`, <TermsPage {...site} />)
    case 'privacy':
      return textPage(
        'Privacy',
        `What ${site.place.name} stores about you, and for how long.`,
        <PrivacyPage {...site} />,
      )
    case 'press-kit':
      return textPage(
        'Press Kit',
        `Facts and pictures of ${site.place.name} for the press.`,
        <PressKitPage {...site} />,
      )
    case 'house-rules':
      return textPage(
        'House rules',
        `The house rules of ${site.place.name}, and where to find it.`,
        <HouseRulesPage {...site} lounge={page.lounge} />,
      )
    case 'sign-in':
      return accountPage('Sign In', <SignInPage {...page} />)
    case 'reset-password':
      return accountPage(
        'Set a new password',
        <LinkedPage page={page.page} title="Set a new password" fields={1} />,
      )
    case 'sign-in-link':
      return accountPage('Sign In', <LinkedPage page={page.page} title="Welcome Back" fields={0} />)
    case 'confirm-email':
      return accountPage('Is this you?', <LinkedPage page={page.page} title="Is this you?" fields={0} />)
    case 'under-age':
      return unindexedPage('See you in a few years', <UnderAgePage lounge={site.place.name} />)
    case 'missing':
      return unindexedPage('Page not found', <MissingPage />)
    case 'refused':
      return unindexedPage(refusedTitle(page.status), <RefusedPage {...page} />)
    case 'broken':
      return unindexedPage('Something broke', <BrokenPage />)
  }
}

function composeResult({ pairing, shops }: Extract<LandingPageData, { page: 'result' }>): ComposedPage {
  const pair = `${cigarName(pairing.cigar)} & ${pairing.drink.name}`
  return {
    title: pair,
    description: describeResult(pairing),
    // Of a cigar that is known by name there is its own page; any cigar can stand beside any drink.
    isIndexed: pairing.score !== null && pairing.address === resultPages.ofCigar(pairing.cigar.id ?? ''),
    ...(pairing.cigar.id !== null && { picture: pictureOf(pairing.cigar.id, pairing.drink.id, pair) }),
    part: 'result',
    content: <ResultPage pairing={pairing} shops={shops} />,
  }
}

function pictureOf(cigar: string, drink: string, text: string): PagePicture {
  return { path: addressOf(shareCardContract.readPairCard, { params: { cigar, drink } }), text }
}

function describeResult({ cigar, drink, score, why, share }: FreePairing): string {
  if (score === null) return `We know ${cigarName(cigar)} by name only. Until we know more: ${drink.name}.`
  return [`${score} out of 100.`, why ?? share].filter(Boolean).join(' ')
}

function textPage(title: string, description: string, content: ReactNode): ComposedPage {
  return { title, description, content }
}

function accountPage(title: string, content: ReactNode): ComposedPage {
  return { ...unindexedPage(title, content), part: 'account' }
}

function unindexedPage(title: string, content: ReactNode): ComposedPage {
  return { title, description: landingDescription, isIndexed: false, content }
}
