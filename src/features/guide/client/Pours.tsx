import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { familyLabel } from '#features/catalogue/family-label.rules.ts'
import type { CigarSheet, DrinkRow, Paired } from '../guide.contract.ts'
import { PairScore } from './PairScore.tsx'
import css from './Pours.module.css'

const headings: Record<CigarSheet['pours'][number]['group'], string> = {
  spirit: 'A spirit',
  wine: 'A wine',
  mocktail: 'Without alcohol',
  beer: 'A beer',
}

export function Pours({ sheet: { pours } }: { sheet: CigarSheet }) {
  return (
    <section className={css.pours} aria-labelledby="pours">
      <header>
        <h2 id="pours">What to pour with it</h2>
        <p>Score out of 100.</p>
      </header>
      <div className={css.kinds}>
        {pours.map(({ group, drinks }) => (
          <section key={group} aria-labelledby={`pour-${group}`}>
            <h3 id={`pour-${group}`}>{headings[group]}</h3>
            <ul>
              {drinks.map(drink => (
                <Pour key={drink.id} drink={drink} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

function Pour({ drink }: { drink: Paired<DrinkRow> }) {
  return (
    <li>
      <span className={css.glass}>
        <PouredGlass pour={drink.pour} colour={drink.colour} heightPixels={88} />
      </span>
      <div>
        <h4>
          <a href={cataloguePages.drink(drink.id)}>{drink.name}</a>
        </h4>
        <p className={css.family}>{familyLabel(drink.family)}</p>
        <p className={css.why}>{drink.why}</p>
      </div>
      <p className={css.score}>
        <PairScore pair={drink} />
      </p>
    </li>
  )
}
