import type { HousePage } from '../landing.contract.ts'
import { AboutSection } from './AboutSection.tsx'
import { Hero } from './Hero.tsx'
import { HouseFacts } from './HouseFacts.tsx'
import { StepsSection } from './StepsSection.tsx'
import { UnlockSection } from './UnlockSection.tsx'

type Landing = Extract<HousePage, { page: 'landing' }>

export function LandingPage({ cigarLines, makers, drinks }: Landing) {
  return (
    <main id="main">
      <Hero />
      <HouseFacts cigarLines={cigarLines} makers={makers} drinks={drinks} />
      <StepsSection />
      <AboutSection />
      <UnlockSection />
    </main>
  )
}
