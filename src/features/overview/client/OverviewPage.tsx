import { useMe } from '#features/member/client/use-me.ts'
import { SommelierFinder } from '#features/sommelier/client/SommelierFinder.tsx'
import { TonightCard } from '#features/tonight/client/TonightCard.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { capitalize } from '#platform/text.rules.ts'
import css from './OverviewPage.module.css'
import { OwnFacts } from './OwnFacts.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { TonightsPick } from './TonightsPick.tsx'

/** With the facts of `OwnFacts.tsx` that are loaded later: 14 KB of script less before the first paint. */
const LaterParts = createLazyPart(async () => (await import('./LaterParts.tsx')).LaterParts)

export function OverviewPage() {
  const { profile } = useMe()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Welcome, {profile.full_name || 'Cigar Enthusiast'}</h1>
        <p className={css.lead}>
          {today()} <span className={css.tier}>{capitalize(profile.membership_tier)} member</span>
        </p>
      </header>
      <div className={css.facts}>
        <OwnFacts />
      </div>
      <div className={css.columns}>
        <TonightsPick />
        <section className={css.finder} aria-label="Pairing finder">
          <SommelierFinder />
        </section>
      </div>
      <div className={css.evening}>
        <TonightCard />
      </div>
      <LaterParts />
      <Shortcuts />
    </div>
  )
}

/** "Friday, November 27" */
function today(): string {
  return new Date().toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
}
