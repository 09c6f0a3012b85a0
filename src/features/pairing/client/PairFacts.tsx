import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { bottlePriceText } from '#features/catalogue/price-text.rules.ts'
import line from '#platform/client/ui/Thirds.module.css'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { PairedCigar, PairedDrink } from '../pairing.contract.ts'
import css from './PairFacts.module.css'
import { PublishedSource } from './PublishedSource.tsx'

/** What the catalogue knows of both, each with the way to its page. */
export function PairFacts({ cigar, drink }: { cigar: PairedCigar; drink: PairedDrink }) {
  const inUnit = useTemperatureText()
  const bottlePrice = bottlePriceText(drink)
  return (
    <div className={css.facts}>
      <div>
        <b>{cigar.description}</b>
        {cigar.detail && <span>{cigar.detail}</span>}
        <PublishedSource source={cigar.source} checked={cigar.checked} />
        {cigar.id && (
          <a className={css.more} href={cataloguePages.cigar(cigar.id)}>
            {cigar.recognition === 'name-only' ? 'More about' : 'More drinks for'} {cigarName(cigar)}
          </a>
        )}
      </div>
      <div>
        <b>{drinkHeading(drink)}</b>
        <span>{inUnit(drink.serve)}</span>
        {bottlePrice && <span>{bottlePrice}.</span>}
        {drink.recipe.length > 0 && <span>{drink.recipe.join(', ')}.</span>}
        {drink.judgedAs === undefined ? (
          <a className={css.more} href={cataloguePages.drink(drink.id)}>
            More cigars for {drink.name}
          </a>
        ) : (
          <span>Your own bottle, judged as a typical {drink.judgedAs}.</span>
        )}
      </div>
    </div>
  )
}

function drinkHeading({ style, proof, isProofUnknown }: PairedDrink): string {
  const heading = capitalize(style)
  return proof > 0 && !isProofUnknown ? `${heading}, ${proof} proof` : heading
}

/** In burn direction. */
export function Thirds({ thirds }: { thirds: readonly string[] }) {
  if (thirds.length === 0) return null
  return (
    <ol className={`${line.thirds} ${css.thirds}`}>
      {(['First third', 'Second third', 'Final third'] as const).map((name, index) => (
        <li key={name} className={line.third}>
          <b>{name}</b>
          {capitalize(thirds[index]!)}
        </li>
      ))}
    </ol>
  )
}
