import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { cigarName, unlistedBrand } from '#features/catalogue/cigar-name.rules.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { pourOf } from '#features/catalogue/serving.rules.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import css from './PairIllustration.module.css'

/** Leaves room for the glass beside the longest cigar. */
const maxLengthPixels = 540
const defaultPixelsPerInch = 86

export function PairIllustration({ pairing: { cigar, drink } }: { pairing: PairDrawing }) {
  return (
    <div className={css.duo}>
      <div className={css.cigar} data-part="cigar">
        <CigarInScale cigar={cigar} />
      </div>
      <div className={css.glass}>
        <PouredGlass
          pour={pourOf(drink)}
          colour={drink.colour}
          heightPixels={288}
          title={`${drink.name} in its glass`}
        />
      </div>
    </div>
  )
}

function CigarInScale({ cigar }: Pick<PairDrawing, 'cigar'>) {
  const { brand, drawing } = cigar
  const name = cigarName(cigar)
  if (!drawing) return <UnsizedCigar pixelsPerInch={defaultPixelsPerInch} title={`${name}, size not known`} />
  const { lengthInches, ringGauge } = drawing
  return (
    <Cigar
      {...drawing}
      pixelsPerInch={Math.min(defaultPixelsPerInch, maxLengthPixels / lengthInches)}
      // A cigar that only words describe has no band.
      brand={brand === unlistedBrand ? undefined : brand}
      lit
      title={`${name}, ${lengthInches} by ${ringGauge}, lit`}
    />
  )
}
