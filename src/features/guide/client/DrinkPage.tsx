import type { ReactNode } from 'react'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { familyPlural } from '#features/catalogue/family-label.rules.ts'
import { correctionAddresses } from '#features/corrections/corrections-pages.contract.ts'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import { ShopLinks } from '#features/shopping/client/ShopLinks.tsx'
import type { ShopLink } from '#features/shopping/shop-links.rules.ts'
import { capitalize, countWord } from '#platform/text.rules.ts'
import type { DrinkSheet } from '../guide.contract.ts'
import { countNoun } from '../guide-labels.rules.ts'
import { CigarTable } from './CigarTable.tsx'
import { DrinkFacts } from './DrinkFacts.tsx'
import css from './DrinkPage.module.css'
import page from './GuidePage.module.css'
import { SiblingLinks } from './SiblingLinks.tsx'
import { TasteAside } from './TasteAside.tsx'
import { TellUs } from './TellUs.tsx'

interface DrinkPageProps {
  sheet: DrinkSheet
  shops: readonly ShopLink[]
  /** Of a member, in place of the visitor's. */
  actions?: ReactNode
}

export function DrinkPage({ sheet, shops, actions }: DrinkPageProps) {
  const family = familyPlural(sheet.family)
  return (
    <main id="main" className={page.page}>
      <article className={page.sheet}>
        <header className={page.head}>
          <h1 data-long={sheet.name.length > 27}>{sheet.name}</h1>
          <p className={page.lead}>{sheet.sentence}</p>
          {actions ?? (
            <a className={page.match} href={resultPages.ofDrink(sheet.id)}>
              See its match
            </a>
          )}
        </header>
        <div className={`${page.main} ${css.poured}`}>
          <div className={css.glass}>
            <PouredGlass
              pour={sheet.pour}
              colour={sheet.colour}
              heightPixels={360}
              title={`${sheet.name} in its glass`}
            />
          </div>
          <div>
            <DrinkFacts sheet={sheet} />
            <ShopLinks links={shops} />
            <TellUs href={correctionAddresses.of('drink', sheet.id)} />
          </div>
        </div>
        <TasteAside
          title="How it tastes"
          flavor={sheet.flavor}
          notes={sheet.notes}
          of="drink"
          scales={sheet.scales}
        />
      </article>
      <section className={page.section} aria-labelledby="smokes">
        <h2 id="smokes">What to smoke with it</h2>
        <p className={page.lead}>
          {capitalize(countNoun(sheet.cigars.length, 'line', 'lines'))}, each from a different maker. Score
          out of 100 for weight and flavor.
        </p>
        <CigarTable rows={sheet.cigars} inches={sheet.inches} />
      </section>
      {sheet.siblings.length > 0 && (
        <SiblingLinks
          title={`Other ${family.replace(/^other /, '')}`}
          siblings={sheet.siblings}
          addressOf={cataloguePages.drink}
          all={{
            href: `${cataloguePages.drinks}?family=${sheet.family}`,
            text: `All ${countWord(sheet.drinksOfFamily)} ${family}`,
          }}
        />
      )}
    </main>
  )
}
