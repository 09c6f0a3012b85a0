import type { LandingPageData } from '../landing.contract.ts'
import { AboutSection } from './AboutSection.tsx'
import { CatalogueFacts } from './CatalogueFacts.tsx'
import { Hero } from './Hero.tsx'
import { LiveResult } from './LiveResult.tsx'
import { StepsSection } from './StepsSection.tsx'
import { UnlockSection } from './UnlockSection.tsx'

type Landing = Extract<LandingPageData, { page: 'landing' }>

export function LandingPage({ cigarLines, knownLines, makers, drinks, examples }: Landing) {
  return (
    <main id="main">
      <Hero />
      <CatalogueFacts cigarLines={cigarLines} knownLines={knownLines} makers={makers} drinks={drinks} />
      <LiveResult pairings={examples} />
      <StepsSection />
      <AboutSection />
      <UnlockSection />
    </main>
  )
}
