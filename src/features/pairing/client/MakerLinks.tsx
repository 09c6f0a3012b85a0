import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { makerName } from '#features/catalogue/cigar-name.rules.ts'
import { type MakerLines, resultPages } from '../pairing.contract.ts'
import { choiceHandler } from './choose-answer.ts'
import css from './MakerLinks.module.css'

interface MakerLinksProps {
  maker: MakerLines
  /** Asks again for a line; without it the links lead to the page of each. */
  onChoose?: ((cigar: string) => void) | undefined
}

/** Where only the maker was typed, and the pairing is for its usual cigar. */
export function MakerLinks({ maker: { brand, count, lines }, onChoose }: MakerLinksProps) {
  const choose = choiceHandler(onChoose)
  const all = `${cataloguePages.cigars}?brand=${encodeURIComponent(brand)}`
  return (
    <div className={css.maker}>
      <p>
        {makerName(brand)} has{' '}
        <a href={all}>
          {count} {count === 1 ? 'line' : 'lines'} in the catalog
        </a>
        :
      </p>
      <ul className={css.lines} aria-label="Lines of the maker">
        {lines.map(({ id, name, cigar }) => (
          <li key={id}>
            <a href={resultPages.ofCigar(id)} onClick={event => choose(event, cigar)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
