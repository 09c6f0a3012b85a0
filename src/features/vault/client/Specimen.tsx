import { type CSSProperties, memo } from 'react'
import type { CigarDrawing, PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { pourOf } from '#features/catalogue/serving.rules.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { frameCigar } from '#features/illustrations/client/cigar/cigar-frame.ts'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import type { GlassType } from '#features/illustrations/client/glass/glass-types.ts'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import type { SavedPairing } from '../vault.contract.ts'
import css from './Specimen.module.css'

/** Nominal: CSS scales all drawings of the page alike. */
const pixelsPerInch = 48
const placeholderCigar = { lengthInches: 6, ringGauge: 52, shape: 'parejo' } as const

interface SpecimenProps {
  pairing: Pick<SavedPairing, 'drawing' | 'cigar_alone' | 'pairing_type'>
  /** On a page of its own. */
  isLarge?: boolean
}

/** Empty, for a drink that is not in the catalogue. */
const usualGlass: Record<SavedPairing['pairing_type'], GlassType> = {
  spirit: 'glencairn',
  wine: 'wine',
  mocktail: 'highball',
}

/** What the catalogue knows of the pair, as a drawing. */
export const Specimen = memo(function Specimen({ pairing, isLarge }: SpecimenProps) {
  const { drawing, cigar_alone, pairing_type } = pairing
  const cigar = drawing?.cigar ?? cigar_alone
  const size = { ...(cigar?.drawing ?? placeholderCigar), pixelsPerInch }
  const style = { '--inches': (frameCigar(size).width / pixelsPerInch).toFixed(3) } as CSSProperties
  return (
    <div className={css.specimen} data-large={isLarge || undefined} aria-hidden="true">
      <div className={css.cigar} style={style}>
        {cigar?.drawing ? (
          <LyingCigar brand={cigar.brand} drawing={cigar.drawing} />
        ) : (
          <UnsizedCigar pixelsPerInch={pixelsPerInch} />
        )}
      </div>
      <div className={css.glass} data-empty={!drawing || undefined}>
        {drawing ? (
          <GlassBeside drink={drawing.drink} />
        ) : (
          <Glass type={usualGlass[pairing_type]} color="#000000" heightPixels={140} density="light" />
        )}
      </div>
    </div>
  )
})

function LyingCigar({ brand, drawing }: { brand: string; drawing: CigarDrawing }) {
  return <Cigar {...drawing} pixelsPerInch={pixelsPerInch} density="light" brand={brand} />
}

function GlassBeside({ drink }: Pick<PairDrawing, 'drink'>) {
  return <PouredGlass pour={pourOf(drink)} colour={drink.colour} heightPixels={140} density="light" />
}
