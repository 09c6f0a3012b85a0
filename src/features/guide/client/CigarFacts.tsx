import type { CigarSheet } from '../guide.contract.ts'
import { certaintyText } from '../guide-labels.rules.ts'
import css from './Facts.module.css'

const notPublished = 'Not published'

export function CigarFacts({ sheet, isNarrow = false }: { sheet: CigarSheet; isNarrow?: boolean }) {
  const { wrapper, binder, filler, country } = sheet
  const otherNames = additionalNames(sheet)
  return (
    <dl className={css.facts} data-narrow={isNarrow}>
      <Fact name="Wrapper" value={wrapper} />
      <Fact name="Binder" value={binder || notPublished} />
      <Fact name="Filler" value={filler || notPublished} />
      {country && <Fact name="Rolled in" value={country} />}
      {otherNames.length > 0 && <Fact name="Also called" value={otherNames.join(', ')} />}
      <Fact name="How sure we are" value={certaintyText(sheet)} />
    </dl>
  )
}

/** Without names that are already shown as the title or as a size. */
function additionalNames({ name, otherNames, vitolas }: CigarSheet): string[] {
  const shown = new Set([name, ...vitolas.map(vitola => vitola.name)].map(text => text.toLowerCase()))
  return otherNames.filter(text => !shown.has(text.toLowerCase()))
}

export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
