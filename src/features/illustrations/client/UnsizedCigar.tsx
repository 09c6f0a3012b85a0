import { GhostCigar } from './GhostCigar.tsx'

/** Stands for a cigar of which the size is not known, so that none is shown. */
export function UnsizedCigar({ pixelsPerInch, title }: { pixelsPerInch: number; title?: string }) {
  return (
    <GhostCigar
      lengthInches={6}
      ringGauge={52}
      shape="parejo"
      pixelsPerInch={pixelsPerInch}
      {...(title !== undefined && { title })}
    />
  )
}
