import type { ReactNode } from 'react'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { correctionAddresses } from '#features/corrections/corrections-pages.contract.ts'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import { BlendQuestion } from '#features/pairing/client/BlendQuestion.tsx'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import { ShopLinks } from '#features/shopping/client/ShopLinks.tsx'
import type { ShopLink } from '#features/shopping/shop-links.rules.ts'
import type { NameSheet } from '../guide.contract.ts'
import { countNoun, makeLabel, releaseLabel } from '../guide-labels.rules.ts'
import { Certainty } from './Certainty.tsx'
import { Fact } from './Fact.tsx'
import facts from './Facts.module.css'
import css from './GuidePage.module.css'
import own from './NamePage.module.css'
import { PublishedPairings } from './PublishedPairings.tsx'
import { SiblingLinks } from './SiblingLinks.tsx'
import { TellUs } from './TellUs.tsx'

interface NamePageProps {
  sheet: NameSheet
  shops: readonly ShopLink[]
  /** Of a member, in place of the visitor's. */
  actions?: ReactNode
}

/** A line of which only the name is known: its names, and what a visitor could tell us of it. */
export function NamePage({ sheet, shops, actions }: NamePageProps) {
  const { name, brand, otherNames, country, make, status, question } = sheet
  const ofMaker = `${cataloguePages.cigars}?brand=${encodeURIComponent(brand)}`
  return (
    <main id="main" className={css.page}>
      <article className={css.sheet}>
        <header className={css.head}>
          <h1 data-long={name.length > 27}>{name}</h1>
          <p className={css.lead}>
            We know this cigar by name only. If you have one in hand, you know more than we do.
          </p>
          {actions ?? (
            <a className={css.match} href={resultPages.ofCigar(sheet.id)}>
              Pour something anyway
            </a>
          )}
        </header>
        <div className={css.main}>
          <BlendQuestion question={question} />
          <ShopLinks links={shops} />
          <TellUs href={correctionAddresses.of('cigar', sheet.id)} />
        </div>
        <aside className={own.aside} aria-label="What we know">
          <div className={own.outline} aria-hidden="true">
            <UnsizedCigar pixelsPerInch={56} />
          </div>
          <dl className={facts.facts} data-narrow="true">
            <Fact name="Maker" value={brand} />
            {otherNames.length > 0 && <Fact name="Also called" value={otherNames.join(', ')} />}
            {country && <Fact name="Rolled in" value={country} />}
            {make !== 'handmade' && <Fact name="Made" value={makeLabel(make)} />}
            {status && <Fact name="Release" value={releaseLabel(status)} />}
            <Certainty line={sheet} />
          </dl>
        </aside>
      </article>
      <PublishedPairings published={sheet.published} />
      {sheet.siblings.length > 0 && (
        <SiblingLinks
          title={`More from ${brand}`}
          siblings={sheet.siblings}
          addressOf={cataloguePages.cigar}
          all={{ href: ofMaker, text: `All ${countNoun(sheet.linesOfMaker, 'line', 'lines')}` }}
        />
      )}
    </main>
  )
}
