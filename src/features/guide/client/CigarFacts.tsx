import type { CigarSheet } from '../guide.contract.ts'
import { sureness } from '../guide-words.rules.ts'
import css from './Facts.module.css'

const notPublished = 'Not published'

/** What is known of a line, and how sure the house is of it. */
export function CigarFacts({ sheet, isNarrow = false }: { sheet: CigarSheet; isNarrow?: boolean }) {
  const { wrapper, binder, filler, country } = sheet
  const otherNames = namesBeside(sheet)
  return (
    <dl className={css.facts} data-narrow={isNarrow}>
      <Fact name="Wrapper" value={wrapper} />
      <Fact name="Binder" value={binder || notPublished} />
      <Fact name="Filler" value={filler || notPublished} />
      {country && <Fact name="Rolled in" value={country} />}
      {otherNames.length > 0 && <Fact name="Also called" value={otherNames.join(', ')} />}
      <Fact name="How sure we are" value={sureness(sheet)} />
    </dl>
  )
}

/** What is not on the page already, as the title or as one of the sizes. */
function namesBeside({ name, otherNames, vitolas }: CigarSheet): string[] {
  const shown = new Set([name, ...vitolas.map(vitola => vitola.name)].map(each => each.toLowerCase()))
  return otherNames.filter(each => !shown.has(each.toLowerCase()))
}

export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
