import type { ReactNode } from 'react'
import { AccountPage, SignInPage } from '#features/landing/client/AccountPage.tsx'
import { FinderPage } from '#features/landing/client/FinderPage.tsx'
import { LandingPage } from '#features/landing/client/LandingPage.tsx'
import { PressKitPage } from '#features/landing/client/legal/PressKitPage.tsx'
import { PrivacyPage } from '#features/landing/client/legal/PrivacyPage.tsx'
import { TermsPage } from '#features/landing/client/legal/TermsPage.tsx'
import { BrokenPage, MissingPage, UnderAgePage } from '#features/landing/client/NoticePages.tsx'
import { ResultPage } from '#features/landing/client/ResultPage.tsx'
import { type HousePage, landingDescription, landingTitle } from '#features/landing/landing.contract.ts'
import { cigarTitle } from '#features/pairing/client/cigar-title.ts'
import type { Site } from '#platform/page.contract.ts'
import { type ComposedPage, named } from './composed-page.ts'

export function composeHousePage(page: HousePage, site: Site): ComposedPage {
  switch (page.page) {
    case 'landing':
      return { title: landingTitle, description: landingDescription, content: <LandingPage {...page} /> }
    case 'finder':
      return {
        title: named('Pairing finder'),
        description: landingDescription,
        content: <FinderPage {...page} />,
      }
    case 'result':
      return composeResult(page)
    case 'terms':
      return text('Terms', 'What you may expect of the house.', <TermsPage {...site} />)
    case 'privacy':
      return text('Privacy', 'What the house keeps, and for how long.', <PrivacyPage {...site} />)
    case 'press-kit':
      return text('Press Kit', 'What to write about the house.', <PressKitPage {...site} />)
    case 'sign-in':
      return hidden('Sign In', <SignInPage {...page} />)
    case 'reset-password':
      return hidden('A new password', <AccountPage page={page.page} title="A new password" fields={1} />)
    case 'sign-in-link':
      return hidden('Sign In', <AccountPage page={page.page} title="Welcome Back" fields={0} />)
    case 'confirm-email':
      return hidden('Is this you?', <AccountPage page={page.page} title="Is this you?" fields={0} />)
    case 'under-age':
      return hidden('See you in a few years', <UnderAgePage />)
    case 'missing':
      return hidden('Nothing here', <MissingPage />)
    case 'broken':
      return hidden('Something went out', <BrokenPage />)
  }
}

function composeResult({ pairing, shops }: Extract<HousePage, { page: 'result' }>): ComposedPage {
  const pair = `${cigarTitle(pairing.cigar)} & ${pairing.drink.name}`
  return {
    title: named(pair),
    description: `${pairing.score} out of 100. ${pairing.share} ${pairing.weight}`,
    isIndexed: pairing.cigar.id !== null,
    content: <ResultPage pairing={pairing} shops={shops} />,
  }
}

function text(title: string, description: string, content: ReactNode): ComposedPage {
  return { title: named(title), description, content }
}

function hidden(title: string, content: ReactNode): ComposedPage {
  return { title: named(title), description: landingDescription, isIndexed: false, content }
}
