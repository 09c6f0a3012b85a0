import { Radar } from '#platform/client/ui/drawings/Radar.tsx'
import { flavorAxes } from '../pairing.contract.ts'
import css from './FlavorRadar.module.css'

interface FlavorRadarProps {
  cigar: readonly number[]
  drink: readonly number[]
}

export function FlavorRadar({ cigar, drink }: FlavorRadarProps) {
  return (
    <div className={css.radar}>
      <Radar
        title="Flavor radar"
        axes={flavorAxes}
        first={{ label: 'the cigar', values: cigar }}
        second={{ label: 'the drink', values: drink }}
        widthPixels={348}
      />
      <p className={css.key} aria-hidden="true">
        <span>
          <i className={css.dashed} />
          The cigar
        </span>
        <span>
          <i />
          The drink
        </span>
      </p>
    </div>
  )
}
