import type { LandingPageData } from '../landing.contract.ts'
import { AboutSection } from './AboutSection.tsx'
import { CatalogueFacts } from './CatalogueFacts.tsx'
import { Hero } from './Hero.tsx'
import { StepsSection } from './StepsSection.tsx'
import { UnlockSection } from './UnlockSection.tsx'

type Landing = Extract<LandingPageData, { page: 'landing' }>

export function LandingPage({ cigarLines, makers, drinks }: Landing) {
  return (
    <main id="main">
      <Hero />
      <CatalogueFacts cigarLines={cigarLines} makers={makers} drinks={drinks} />
      <StepsSection />
      <AboutSection />
      <UnlockSection />
    </main>
  )
}
