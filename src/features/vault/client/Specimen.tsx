import { type CSSProperties, memo } from 'react'
import type { CigarDrawing, PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { drawnGlass, isIced } from '#features/catalogue/serving.rules.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { bandFor, bandLetter } from '#features/illustrations/client/cigar/band-palettes.ts'
import { frameCigar } from '#features/illustrations/client/cigar/cigar-frame.ts'
import { GhostGlass } from '#features/illustrations/client/GhostGlass.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import css from './Specimen.module.css'

/** Nominal: CSS scales all drawings of the page alike. */
const pixelsPerInch = 48
const placeholderCigar = { lengthInches: 6, ringGauge: 52, shape: 'parejo' } as const

/** The pair as a drawing; an outline for what the catalogue does not know. */
export const Specimen = memo(function Specimen({ drawing }: { drawing: PairDrawing | null }) {
  const size = { ...(drawing?.cigar.drawing ?? placeholderCigar), pixelsPerInch }
  const style = { '--inches': (frameCigar(size).width / pixelsPerInch).toFixed(3) } as CSSProperties
  return (
    <div className={css.specimen} aria-hidden="true">
      <div className={css.cigar} style={style}>
        {drawing?.cigar.drawing ? (
          <LyingCigar brand={drawing.cigar.brand} drawing={drawing.cigar.drawing} />
        ) : (
          <UnsizedCigar pixelsPerInch={pixelsPerInch} />
        )}
      </div>
      <div className={css.glass} data-ghost={drawing === null || undefined}>
        {drawing ? <PouredGlass drink={drawing.drink} /> : <GhostGlass />}
      </div>
    </div>
  )
})

function LyingCigar({ brand, drawing }: { brand: string; drawing: CigarDrawing }) {
  return (
    <Cigar
      {...drawing}
      pixelsPerInch={pixelsPerInch}
      density="light"
      band={bandFor(brand)}
      letter={bandLetter(brand)}
    />
  )
}

function PouredGlass({ drink }: Pick<PairDrawing, 'drink'>) {
  return (
    <Glass
      type={drawnGlass(drink)}
      color={drink.colour}
      heightPixels={140}
      ice={isIced(drink)}
      density="light"
    />
  )
}
