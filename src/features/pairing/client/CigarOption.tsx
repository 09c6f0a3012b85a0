import type { CigarDrawing } from '#features/catalogue/catalogue.contract.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { bandFor, bandLetter } from '#features/illustrations/client/cigar/band-palettes.ts'
import css from './CigarOption.module.css'

interface CigarOptionProps {
  match: { brand: string; line: string; drawing: CigarDrawing }
}

/** All options are drawn to one scale, so the list also compares sizes. */
export function CigarOption({ match: { brand, line, drawing } }: CigarOptionProps) {
  return (
    <span className={css.option}>
      <span className={css.drawing}>
        <Cigar {...drawing} pixelsPerInch={16} band={bandFor(brand)} letter={bandLetter(brand)} />
      </span>
      <span className={css.name}>
        {brand} <b>{line}</b>
      </span>
    </span>
  )
}
