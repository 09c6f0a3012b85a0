import { ringOf } from './ring-of.ts'

const center = 200
const rings = [196, 188, 150, 146, 84]
const bolts = Array.from({ length: 12 }, (_, at) => (at / 12) * Math.PI * 2)

/** A round door with its wheel, engraved. */
export function VaultDoor() {
  return (
    <svg viewBox="0 0 400 400" width="440" height="440" fill="none" stroke="var(--etch)" aria-hidden="true">
      {rings.map(radius => (
        <circle key={radius} cx={center} cy={center} r={radius} strokeWidth={radius === 196 ? 1.6 : 0.9} />
      ))}
      <path d={ringOf(240, 152, 186, center)} strokeWidth=".6" opacity=".55" />
      <path d={ringOf(160, 90, 144, center)} strokeWidth=".5" opacity=".4" />
      {bolts.map(angle => (
        <circle
          key={angle}
          cx={center + 169 * Math.cos(angle)}
          cy={center + 169 * Math.sin(angle)}
          r="9"
          fill="var(--bg)"
        />
      ))}
      <Wheel />
    </svg>
  )
}

function Wheel() {
  return (
    <g stroke="var(--gold-graphic)">
      <circle cx={center} cy={center} r="66" fill="var(--bg)" strokeWidth="2.4" />
      <circle cx={center} cy={center} r="58" strokeWidth=".9" />
      <path d={ringOf(5, 16, 108, center)} strokeWidth="7" stroke="var(--bg)" />
      <path d={ringOf(5, 16, 104, center)} strokeWidth="2.4" strokeLinecap="round" />
      <circle cx={center} cy={center} r="16" fill="var(--bg)" strokeWidth="1.8" />
      <circle cx={center} cy={center} r="6" strokeWidth="1.2" />
    </g>
  )
}
