import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { pourOf } from '#features/catalogue/serving.rules.ts'
import { ScaledCigar } from '#features/illustrations/client/ScaledCigar.tsx'
import css from './MessageCard.module.css'

/** The width stands for so many inches, so that a corona is shorter than a Churchill. */
const inches = 7.5
const glassHeightPixels = 68

/** To scale; nothing where the catalogue does not know the size. */
export function CardCigar({ cigar: { brand, drawing } }: Pick<PairDrawing, 'cigar'>) {
  if (!drawing) return null
  const { shade, stripeShade } = drawing
  return (
    <span className={css.cigar}>
      <ScaledCigar size={drawing} shade={shade} stripeShade={stripeShade} brand={brand} inches={inches} />
    </span>
  )
}

export function CardPair({ drawing: { cigar, drink } }: { drawing: PairDrawing }) {
  return (
    <>
      <CardCigar cigar={cigar} />
      <span className={css.glass}>
        <PouredGlass
          pour={pourOf(drink)}
          colour={drink.colour}
          heightPixels={glassHeightPixels}
          density="light"
        />
      </span>
    </>
  )
}
