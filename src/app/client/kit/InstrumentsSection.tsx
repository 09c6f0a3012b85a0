import { EngravedPlate } from '#features/illustrations/client/EngravedPlate.tsx'
import { Dial } from '#platform/client/ui/drawings/Dial.tsx'
import { Radar } from '#platform/client/ui/drawings/Radar.tsx'
import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import styles from './InstrumentsSection.module.css'
import { KitRow, KitSection } from './KitSection.tsx'

const AXES = ['Earth', 'Cedar', 'Spice', 'Fruit', 'Sweet', 'Cocoa', 'Nut', 'Cream']

const SCALE = { minimum: 55, maximum: 80, majorStep: 5, minorStep: 1, target: { lowest: 65, highest: 72 } }

export function InstrumentsSection() {
  return (
    <>
      <KitSection title="Dials, radar, stars">
        <KitRow>
          <Dial label="Relative humidity" value={69.2} unit="%" {...SCALE} state="In range" />
          <Dial label="Temperature" value={68} unit="°F" {...SCALE} state="last read 41 min ago" isStale />
          <Stars value={4.5} sizePixels={24} />
          <Radar
            title="Auburn Maduro and Cascade Road Rye"
            axes={AXES}
            first={{ label: 'The cigar', values: [0.6, 0.55, 0.6, 0.3, 0.45, 0.8, 0.45, 0.3] }}
            second={{ label: 'The rye', values: [0.25, 0.7, 0.8, 0.3, 0.6, 0.45, 0.35, 0.3] }}
          />
        </KitRow>
      </KitSection>
      <KitSection title="Plate">
        <EngravedPlate className={styles.plate ?? ''} title="A cigar at rest on a glass" />
      </KitSection>
    </>
  )
}
