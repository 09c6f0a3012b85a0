import { guillocheRosette } from '#platform/client/ui/drawings/instruments/rosette.ts'

const outline =
  'M10 1H318a9 9 0 0 0 18 0H448a9 9 0 0 1 9 9V190a9 9 0 0 1-9 9H336a9 9 0 0 0-18 0H10a9 9 0 0 1-9-9V10a9 9 0 0 1 9-9Z'
const ruled = Array.from(
  { length: 30 },
  (_, index) => `M16 ${20 + index * 5.5}H${index % 7 === 0 ? 306 : 302}`,
).join('')

/** A blank admission ticket. */
export function Ticket() {
  return (
    <svg viewBox="0 0 458 200" width="520" height="227" fill="none" stroke="var(--etch)" aria-hidden="true">
      <path d={outline} fill="var(--surface-1)" strokeWidth="1.1" />
      <path d={ruled} strokeWidth=".45" opacity=".4" />
      <path d="M327 16V184" strokeWidth="1" strokeDasharray="2 6" />
      <svg x="342" y="51" width="98" height="98" viewBox="0 0 100 100" aria-hidden="true">
        <path d={guillocheRosette(31)} stroke="var(--gold-graphic)" strokeWidth=".8" />
        <circle cx="50" cy="50" r="48" stroke="var(--gold-graphic)" strokeWidth="1.4" />
      </svg>
      <g fill="var(--surface-1)" strokeWidth=".9">
        <rect x="34" y="40" width="74" height="120" rx="4" />
        <rect x="128" y="68" width="150" height="26" rx="3" />
        <rect x="128" y="108" width="98" height="16" rx="3" />
      </g>
      <path d="M34 66H108" strokeWidth=".9" />
    </svg>
  )
}
