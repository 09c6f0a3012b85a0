import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import css from './CatalogueFacts.module.css'

interface CatalogueFactsProps {
  cigarLines: number
  /** Those whose wrapper and flavor are known. */
  knownLines: number
  makers: number
  drinks: number
}

export function CatalogueFacts({ cigarLines, knownLines, makers, drinks }: CatalogueFactsProps) {
  return (
    <section className={css.facts} aria-label="Behind the finder">
      <div>
        <p className={css.title}>Behind the finder</p>
        <p>
          <a href={cataloguePages.cigars}>{formatNumber(cigarLines)} cigar lines</a>
          <span>
            from {formatNumber(makers)} makers; we know the leaf of {formatNumber(knownLines)}
          </span>
        </p>
        <p>
          <a href={cataloguePages.drinks}>{formatNumber(drinks)} drinks</a>
          <span>spirits, wine, beer and alcohol-free</span>
        </p>
        <p>
          Every point shown
          <span>nobody pays for a place</span>
        </p>
      </div>
    </section>
  )
}

function formatNumber(count: number): string {
  return count.toLocaleString('en-US')
}
