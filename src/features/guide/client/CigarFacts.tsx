import type { ReactNode } from 'react'
import { cigarPriceText } from '#features/catalogue/price-text.rules.ts'
import type { CigarSheet } from '../guide.contract.ts'
import { makeLabel, releaseLabel } from '../guide-labels.rules.ts'
import { Certainty } from './Certainty.tsx'
import { Fact } from './Fact.tsx'
import css from './Facts.module.css'

interface CigarFactsProps {
  sheet: CigarSheet
  isNarrow?: boolean
  children?: ReactNode
}

export function CigarFacts({ sheet, isNarrow = false, children }: CigarFactsProps) {
  const { wrapper, binder, filler, country, make, status, year, price } = sheet
  return (
    <dl className={css.facts} data-narrow={isNarrow}>
      <Fact name="Wrapper" value={wrapper} />
      {binder && <Fact name="Binder" value={binder} />}
      {filler && <Fact name="Filler" value={filler} />}
      {country && <Fact name="Rolled in" value={country} />}
      {make !== 'handmade' && <Fact name="Made" value={makeLabel(make)} />}
      {price && <Fact name="Price" value={cigarPriceText(price)} />}
      {year !== undefined && <Fact name="Since" value={String(year)} />}
      {status && status !== 'regular' && <Fact name="Release" value={releaseLabel(status)} />}
      {children}
    </dl>
  )
}

/** The long ones, which need a wide column. */
export function NamesAndSource({ sheet }: { sheet: CigarSheet }) {
  const otherNames = additionalNames(sheet)
  return (
    <>
      {otherNames.length > 0 && (
        <div data-wide>
          <dt>Also called</dt>
          <dd>{otherNames.join(', ')}</dd>
        </div>
      )}
      <Certainty line={sheet} />
    </>
  )
}

/** Without names that are already shown as the title or as a size. */
function additionalNames({ name, otherNames, vitolas }: CigarSheet): string[] {
  const shown = new Set([name, ...vitolas.map(vitola => vitola.name)].map(text => text.toLowerCase()))
  return otherNames.filter(text => !shown.has(text.toLowerCase()))
}
