import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { cigarName, unlistedBrand } from '#features/catalogue/cigar-name.rules.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { pourOf } from '#features/catalogue/serving.rules.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { frameCigar } from '#features/illustrations/client/cigar/cigar-frame.ts'
import { UnsizedCigar, unsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import css from './PairIllustration.module.css'

/** Internal scale; the style sheet gives the height of the tallest cigar, and with it cigar and glass one scale. */
const pixelsPerInch = 86
const tallestPixels = 1.25 * pixelsPerInch

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
  const size = { ...(drawing ?? unsizedCigar), pixelsPerInch }
  const { width, height } = frameCigar(size)
  const about = drawing ? `${size.lengthInches} by ${size.ringGauge}, lit` : 'size not known'
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <svg> inherits the theme's colors, an <img> cannot
    <svg
      viewBox={`0 ${(height - tallestPixels).toFixed(1)} ${width.toFixed(1)} ${tallestPixels}`}
      overflow="visible"
      role="img"
      aria-label={`${cigarName(cigar)}, ${about}`}
    >
      {drawing ? (
        // A cigar that only words describe has no band.
        <Cigar {...drawing} {...size} brand={brand === unlistedBrand ? undefined : brand} lit />
      ) : (
        <UnsizedCigar pixelsPerInch={pixelsPerInch} />
      )}
    </svg>
  )
}
