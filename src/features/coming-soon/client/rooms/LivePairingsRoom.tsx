import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import css from './LivePairingsRoom.module.css'

export function LivePairingsRoom() {
  return (
    <ComingSoonPage
      title="Live Pairings"
      lead="One cigar and three drinks, tasted together. Everyone votes before the result is shown."
      drawing={
        <div>
          <div className={css.tray}>
            <Glass type="glencairn" color="#B4631C" heightPixels={196} />
            <Glass type="port" color="#5A1717" heightPixels={214} />
            <Glass type="highball" color="#C9A24A" heightPixels={236} />
          </div>
          <div className={css.cigar}>
            <Cigar
              lengthInches={6}
              ringGauge={52}
              shape="parejo"
              pixelsPerInch={64}
              shade="claro"
              brand="Lounge"
            />
          </div>
        </div>
      }
    >
      <ButtonTo to="/pair">Find a pairing now</ButtonTo>
      <LinkTo to="/lounge">Back to Lounge</LinkTo>
    </ComingSoonPage>
  )
}
