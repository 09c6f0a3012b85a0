import { useMe } from '#features/settings/client/use-me.ts'
import { SommelierFinder } from '#features/sommelier/client/SommelierFinder.tsx'
import { TonightCard } from '#features/tonight/client/TonightCard.tsx'
import css from './OverviewPage.module.css'
import { OwnFacts } from './OwnFacts.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { TonightsPick } from './TonightsPick.tsx'

export function OverviewPage() {
  const { profile } = useMe()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Welcome, {profile.full_name || 'Cigar Enthusiast'}</h1>
        <p className={css.tier}>
          <span>{capitalize(profile.membership_tier)}</span> member
        </p>
        <p className={css.blurb}>
          Our pick for tonight, a finder for the cigar in your hand, and a plan for the time you have.
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
      <Shortcuts />
    </div>
  )
}

function capitalize(tier: string): string {
  return tier.charAt(0).toUpperCase() + tier.slice(1)
}
