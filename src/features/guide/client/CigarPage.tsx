import type { ReactNode } from 'react'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { correctionAddresses } from '#features/corrections/corrections-pages.contract.ts'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import { ShopLinks } from '#features/shopping/client/ShopLinks.tsx'
import type { ShopLink } from '#features/shopping/shop-links.rules.ts'
import type { CigarSheet } from '../guide.contract.ts'
import { countNoun } from '../guide-labels.rules.ts'
import { CigarFacts, NamesAndSource } from './CigarFacts.tsx'
import { CigarTable } from './CigarTable.tsx'
import { describeLine } from './describe-line.ts'
import facts from './Facts.module.css'
import css from './GuidePage.module.css'
import { Pours } from './Pours.tsx'
import { PublishedPairings } from './PublishedPairings.tsx'
import { SiblingLinks } from './SiblingLinks.tsx'
import { TasteAside } from './TasteAside.tsx'
import { TellUs } from './TellUs.tsx'
import { VitolaChart } from './VitolaChart.tsx'

interface CigarPageProps {
  sheet: CigarSheet
  shops: readonly ShopLink[]
  /** Of a member, in place of the visitor's. */
  actions?: ReactNode
}

export function CigarPage({ sheet, shops, actions }: CigarPageProps) {
  // Short facts stand beside a tall chart and below a short one, so that both columns end near each other.
  const hasTallChart = sheet.vitolas.length > 2
  const ofMaker = `${cataloguePages.cigars}?brand=${encodeURIComponent(sheet.brand)}`
  return (
    <main id="main" className={css.page}>
      <article className={css.sheet}>
        <header className={css.head}>
          <h1 data-long={sheet.name.length > 27}>{sheet.name}</h1>
          <p className={css.lead}>{describeLine(sheet)}</p>
          {actions ?? (
            <a className={css.match} href={resultPages.ofCigar(sheet.id)}>
              See its match
            </a>
          )}
        </header>
        <TasteAside
          title="How it tastes"
          flavor={sheet.flavor}
          notes={sheet.notes}
          of="cigar"
          scales={[
            { name: 'Strength', degree: sheet.strength },
            { name: 'Body', degree: sheet.body },
          ]}
        >
          {hasTallChart && <CigarFacts sheet={sheet} isNarrow />}
        </TasteAside>
        <div className={css.main}>
          {sheet.vitolas.length > 0 && <VitolaChart sheet={sheet} />}
          {hasTallChart ? (
            <dl className={facts.facts} data-narrow={false}>
              <NamesAndSource sheet={sheet} />
            </dl>
          ) : (
            <CigarFacts sheet={sheet}>
              <NamesAndSource sheet={sheet} />
            </CigarFacts>
          )}
          <ShopLinks links={shops} />
          <TellUs href={correctionAddresses.of('cigar', sheet.id)} />
        </div>
      </article>
      <Pours sheet={sheet} />
      <PublishedPairings published={sheet.published} />
      {sheet.similar.length > 0 && (
        <section className={css.section} aria-labelledby="alike">
          <h2 id="alike">Similar cigars</h2>
          <p className={css.lead}>Nearest in weight, leaf and notes, from other makers.</p>
          <CigarTable rows={sheet.similar} inches={sheet.similarInches} />
        </section>
      )}
      {sheet.siblings.length > 0 && (
        <SiblingLinks
          title={`More from ${sheet.brand}`}
          siblings={sheet.siblings}
          addressOf={cataloguePages.cigar}
          all={{ href: ofMaker, text: `All ${countNoun(sheet.linesOfMaker, 'line', 'lines')}` }}
        />
      )}
    </main>
  )
}
