import { guillocheRosette } from '#platform/client/ui/drawings/instruments/rosette.ts'
import { radialLines } from './radial-lines.ts'

/** A lock plate with its keyhole. */
export function Escutcheon() {
  return (
    <svg
      viewBox="-10 -10 120 120"
      width="400"
      height="400"
      fill="none"
      stroke="var(--etch)"
      aria-hidden="true"
    >
      <circle cx="50" cy="50" r="57" strokeWidth=".5" />
      <path d={radialLines(180, 53, 56.4, 50)} strokeWidth=".2" opacity=".7" />
      <circle cx="50" cy="50" r="52.4" strokeWidth=".3" />
      <path d={guillocheRosette(12)} strokeWidth=".28" stroke="var(--gold-graphic)" />
      <circle cx="50" cy="50" r="21" fill="var(--bg)" strokeWidth=".5" />
      <circle cx="50" cy="50" r="19.4" strokeWidth=".2" />
      <path
        d="M50 38.5a6.4 6.4 0 0 1 3.1 12l3 11.5h-12.2l3-11.5a6.4 6.4 0 0 1 3.1-12Z"
        fill="var(--surface-3)"
        strokeWidth=".5"
      />
    </svg>
  )
}
