import { type CSSProperties, memo } from 'react'
import type { CigarDrawing, PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { pourOf } from '#features/catalogue/serving.rules.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { frameCigar } from '#features/illustrations/client/cigar/cigar-frame.ts'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import type { SavedPairing } from '../vault.contract.ts'
import css from './Specimen.module.css'

/** Nominal: CSS scales all drawings of the page alike. */
const pixelsPerInch = 48
const placeholderCigar = { lengthInches: 6, ringGauge: 52, shape: 'parejo' } as const

interface SpecimenProps {
  pairing: Pick<SavedPairing, 'drawing' | 'cigar_alone'>
}

/** What the catalogue knows of the pair, as a drawing. */
export const Specimen = memo(function Specimen({ pairing: { drawing, cigar_alone } }: SpecimenProps) {
  const cigar = drawing?.cigar ?? cigar_alone
  const size = { ...(cigar?.drawing ?? placeholderCigar), pixelsPerInch }
  const style = { '--inches': (frameCigar(size).width / pixelsPerInch).toFixed(3) } as CSSProperties
  return (
    <div className={css.specimen} aria-hidden="true">
      <div className={css.cigar} style={style}>
        {cigar?.drawing ? (
          <LyingCigar brand={cigar.brand} drawing={cigar.drawing} />
        ) : (
          <UnsizedCigar pixelsPerInch={pixelsPerInch} />
        )}
      </div>
      {drawing && (
        <div className={css.glass}>
          <GlassBeside drink={drawing.drink} />
        </div>
      )}
    </div>
  )
})

function LyingCigar({ brand, drawing }: { brand: string; drawing: CigarDrawing }) {
  return <Cigar {...drawing} pixelsPerInch={pixelsPerInch} density="light" brand={brand} />
}

function GlassBeside({ drink }: Pick<PairDrawing, 'drink'>) {
  return <PouredGlass pour={pourOf(drink)} colour={drink.colour} heightPixels={140} density="light" />
}
