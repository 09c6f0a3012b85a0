import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { drawnGlass, isIced } from '#features/catalogue/serving.rules.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { bandFor, bandLetter } from '#features/illustrations/client/cigar/band-palettes.ts'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import css from './PairIllustration.module.css'

/** Leaves room for the glass beside the longest cigar. */
const maxLengthPixels = 540
const defaultPixelsPerInch = 86

export function PairIllustration({ pairing: { cigar, drink } }: { pairing: PairDrawing }) {
  const pixelsPerInch = Math.min(defaultPixelsPerInch, maxLengthPixels / cigar.drawing.lengthInches)
  const { lengthInches, ringGauge } = cigar.drawing
  return (
    <div className={css.duo}>
      <div className={css.cigar}>
        <Cigar
          {...cigar.drawing}
          pixelsPerInch={pixelsPerInch}
          band={bandFor(cigar.brand)}
          letter={bandLetter(cigar.brand)}
          lit
          title={`${cigar.brand} ${cigar.line}, ${lengthInches} by ${ringGauge}, lit`}
        />
      </div>
      <div className={css.glass}>
        <Glass
          type={drawnGlass(drink)}
          color={drink.colour}
          heightPixels={288}
          ice={isIced(drink)}
          title={`${drink.name} in its glass`}
        />
      </div>
    </div>
  )
}
