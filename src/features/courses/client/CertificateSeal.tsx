import { MONOGRAM } from '#features/illustrations/client/monogram.ts'
import { Drawing } from '#platform/client/ui/drawings/Drawing.tsx'
import { guillocheRosette, sealGround } from '#platform/client/ui/drawings/instruments/rosette.ts'
import { seedOf } from '#platform/client/ui/drawings/line/seeded-random.ts'
import css from './CertificateSeal.module.css'

interface CertificateSealProps {
  /** It decides the rosettes. */
  seed: string
  /** The outline of one that is not struck yet. */
  isBlank?: boolean
  title?: string
}

/** Like the seals of the lessons, larger: a milled edge, two rosettes, and the initials of the lounge in their ovals. */
export function CertificateSeal({ seed, isBlank = false, title }: CertificateSealProps) {
  return (
    <Drawing widthPixels={148} heightPixels={148} units={{ width: 200, height: 200 }} title={title}>
      {isBlank ? (
        <g className={css.blank}>
          <circle cx="100" cy="100" r="96" />
          <circle cx="100" cy="100" r="52" />
        </g>
      ) : (
        <g className={css.struck} transform="rotate(-6 100 100)">
          <circle cx="100" cy="100" r="98" fill={sealGround('#F5B321')} stroke="none" />
          <path d={milledEdge} />
          <circle cx="100" cy="100" r="90" />
          <path d={guillocheRosette(seedOf(seed))} transform="scale(2)" className={css.fine} />
          <path
            d={guillocheRosette(seedOf(`${seed}/inner`))}
            transform="translate(30 30) scale(1.4)"
            className={css.fine}
          />
          <circle cx="100" cy="100" r="46" fill={sealGround('#F5B321')} />
          <ellipse cx="100" cy="100" rx="31" ry="38" strokeWidth="2.6" />
          <ellipse cx="100" cy="100" rx="26" ry="33" />
          <text x="100" y="100" dy=".35em" textAnchor="middle" className={css.initials}>
            {MONOGRAM}
          </text>
        </g>
      )}
    </Drawing>
  )
}

/** Short lines around the rim, every fourth longer. */
const milledEdge = Array.from({ length: 144 }, (_, index) => {
  const angle = (index / 144) * Math.PI * 2
  const at = (radius: number) =>
    `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`
  return `M${at(index % 4 === 0 ? 92 : 94)}L${at(98)}`
}).join('')
