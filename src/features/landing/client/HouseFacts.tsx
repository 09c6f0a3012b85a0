import css from './HouseFacts.module.css'

interface HouseFactsProps {
  cigarLines: number
  makers: number
  drinks: number
}

/** What stands behind the finder, counted from the catalogue itself. */
export function HouseFacts({ cigarLines, makers, drinks }: HouseFactsProps) {
  return (
    <section className={css.facts} aria-label="Behind the finder">
      <div>
        <p className={css.title}>Behind the finder</p>
        <p>
          {number(cigarLines)} cigar lines
          <span>from {number(makers)} makers, wrapper by wrapper</span>
        </p>
        <p>
          {number(drinks)} drinks
          <span>spirits, wines, and as good without alcohol</span>
        </p>
        <p>
          Every point shown
          <span>no star ratings, nobody pays to be named</span>
        </p>
      </div>
    </section>
  )
}

function number(count: number): string {
  return count.toLocaleString('en-US')
}
