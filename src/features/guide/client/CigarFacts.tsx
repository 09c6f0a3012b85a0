import { cigarPriceText } from '#features/catalogue/price-text.rules.ts'
import type { CigarSheet } from '../guide.contract.ts'
import { makeLabel, releaseLabel } from '../guide-labels.rules.ts'
import { Certainty } from './Certainty.tsx'
import { Fact } from './Fact.tsx'
import css from './Facts.module.css'

export function CigarFacts({ sheet, isNarrow = false }: { sheet: CigarSheet; isNarrow?: boolean }) {
  const { wrapper, binder, filler, country, make, status, year, price } = sheet
  const otherNames = additionalNames(sheet)
  return (
    <dl className={css.facts} data-narrow={isNarrow}>
      <Fact name="Wrapper" value={wrapper} />
      {binder && <Fact name="Binder" value={binder} />}
      {filler && <Fact name="Filler" value={filler} />}
      {country && <Fact name="Rolled in" value={country} />}
      {make !== 'handmade' && <Fact name="Made" value={makeLabel(make)} />}
      {price && <Fact name="Price" value={cigarPriceText(price)} />}
      {year !== undefined && <Fact name="Since" value={String(year)} />}
      {otherNames.length > 0 && <Fact name="Also called" value={otherNames.join(', ')} />}
      {status && status !== 'regular' && <Fact name="Release" value={releaseLabel(status)} />}
      <Certainty line={sheet} />
    </dl>
  )
}

/** Without names that are already shown as the title or as a size. */
function additionalNames({ name, otherNames, vitolas }: CigarSheet): string[] {
  const shown = new Set([name, ...vitolas.map(vitola => vitola.name)].map(text => text.toLowerCase()))
  return otherNames.filter(text => !shown.has(text.toLowerCase()))
}
