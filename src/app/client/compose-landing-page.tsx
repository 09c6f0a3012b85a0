import type { ReactNode } from 'react'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { AccountPage, SignInPage } from '#features/landing/client/AccountPage.tsx'
import { FinderPage } from '#features/landing/client/FinderPage.tsx'
import { LandingPage } from '#features/landing/client/LandingPage.tsx'
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
import { ResultPage } from '#features/landing/client/ResultPage.tsx'
import { type LandingPageData, landingDescription, landingTitle } from '#features/landing/landing.contract.ts'
import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import type { Site } from '#platform/page.contract.ts'
import { type ComposedPage, pageTitle } from './composed-page.ts'

export function composeLandingPage(page: LandingPageData, site: Site): ComposedPage {
  switch (page.page) {
    case 'landing':
      return { title: landingTitle, description: landingDescription, content: <LandingPage {...page} /> }
    case 'finder':
      return {
        title: pageTitle('Pairing finder'),
        description: landingDescription,
        content: <FinderPage {...page} />,
      }
    case 'result':
      return composeResult(page)
    case 'terms':
      return textPage('Terms', 'The terms of use of Smoke Deck.', <TermsPage {...site} />)
    case 'privacy':
      return textPage(
        'Privacy',
        'What Smoke Deck stores about you, and for how long.',
        <PrivacyPage {...site} />,
      )
    case 'press-kit':
      return textPage(
        'Press Kit',
        'Facts and pictures of Smoke Deck for the press.',
        <PressKitPage {...site} />,
      )
    case 'sign-in':
      return unindexedPage('Sign In', <SignInPage {...page} />)
    case 'reset-password':
      return unindexedPage(
        'Set a new password',
        <AccountPage page={page.page} title="Set a new password" fields={1} />,
      )
    case 'sign-in-link':
      return unindexedPage('Sign In', <AccountPage page={page.page} title="Welcome Back" fields={0} />)
    case 'confirm-email':
      return unindexedPage('Is this you?', <AccountPage page={page.page} title="Is this you?" fields={0} />)
    case 'under-age':
      return unindexedPage('See you in a few years', <UnderAgePage />)
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
    title: pageTitle(pair),
    description: describeResult(pairing),
    // Of a cigar that is known by name there is its own page.
    isIndexed: pairing.cigar.id !== null && pairing.score !== null,
    content: <ResultPage pairing={pairing} shops={shops} />,
  }
}

function describeResult({ cigar, drink, score, why, share }: FreePairing): string {
  if (score === null) return `We know ${cigarName(cigar)} by name only. Until we know more: ${drink.name}.`
  return [`${score} out of 100.`, why ?? share].filter(Boolean).join(' ')
}

function textPage(title: string, description: string, content: ReactNode): ComposedPage {
  return { title: pageTitle(title), description, content }
}

function unindexedPage(title: string, content: ReactNode): ComposedPage {
  return { title: pageTitle(title), description: landingDescription, isIndexed: false, content }
}
