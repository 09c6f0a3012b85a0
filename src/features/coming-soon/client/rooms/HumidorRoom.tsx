import { GhostCigar } from '#features/illustrations/client/GhostCigar.tsx'
import { Dial } from '#platform/client/ui/drawings/Dial.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import css from './HumidorRoom.module.css'

const scale = { minimum: 55, maximum: 85, majorStep: 5, minorStep: 1 }
const target = { lowest: 65, highest: 72 }
const emptyDial = { value: null, state: 'no sensor yet', target, widthPixels: 240, ...scale }

export function HumidorRoom() {
  return (
    <ComingSoonPage
      title="My Humidor"
      lead="Your cigars, drawn to scale, with the temperature and humidity of the box they are in."
      drawn="below"
      drawing={
        <div className={css.cabinet}>
          <div className={css.dials}>
            <figure>
              <Dial label="Humidity" unit="%" {...emptyDial} />
              <figcaption>Humidity, %</figcaption>
            </figure>
            <figure>
              <Dial label="Temperature" unit="°F" {...emptyDial} />
              <figcaption>Temperature, °F</figcaption>
            </figure>
          </div>
          <div className={css.shelf}>
            <GhostCigar lengthInches={7} ringGauge={48} shape="parejo" pixelsPerInch={72} />
            <GhostCigar lengthInches={5} ringGauge={50} shape="parejo" pixelsPerInch={72} />
            <GhostCigar lengthInches={6.1} ringGauge={52} shape="torpedo" pixelsPerInch={72} />
          </div>
        </div>
      }
    />
  )
}
