import type { CigarDrawing } from '#features/catalogue/catalogue.contract.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { bandFor, bandLetter } from '#features/illustrations/client/cigar/band-palettes.ts'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import css from './CigarOption.module.css'

interface CigarOptionProps {
  match: { brand: string; line: string; drawing: CigarDrawing | null }
}

/** All options are drawn to one scale, so the list also compares sizes; an outline where the size is not known. */
export function CigarOption({ match: { brand, line, drawing } }: CigarOptionProps) {
  return (
    <span className={css.option}>
      <span className={css.drawing}>
        {drawing ? (
          <Cigar {...drawing} pixelsPerInch={16} band={bandFor(brand)} letter={bandLetter(brand)} />
        ) : (
          <UnsizedCigar pixelsPerInch={16} />
        )}
      </span>
      <span className={css.name}>
        {brand} <b>{line}</b>
      </span>
    </span>
  )
}
