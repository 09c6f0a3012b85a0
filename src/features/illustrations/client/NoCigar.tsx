import { GhostCigar } from './GhostCigar.tsx'

/** The usual drawing of an empty state. */
export function NoCigar() {
  return <GhostCigar lengthInches={6.5} ringGauge={54} shape="parejo" pixelsPerInch={52} />
}
