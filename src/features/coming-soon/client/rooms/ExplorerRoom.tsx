import { Cigar } from '#platform/client/ui/drawings/Cigar.tsx'
import { Glass } from '#platform/client/ui/drawings/Glass.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import css from './ExplorerRoom.module.css'

const rye = '#B4631C'

export function ExplorerRoom() {
  return (
    <ComingSoonPage
      title="Cigar Pairing Explorer"
      lead="Three drinks for whatever you light, from three different shelves, with every reason on the table. Until it opens, the finder at the door names one."
      drawn="below"
      drawing={
        <div className={css.pair}>
          <Cigar
            lengthInches={6}
            ringGauge={52}
            shape="parejo"
            pixelsPerInch={76}
            shade="maduro"
            band="gold"
            letter="S"
          />
          <span className={css.and} aria-hidden="true">
            &amp;
          </span>
          <Glass type="rocks" colour={rye} heightPixels={250} ice />
        </div>
      }
    >
      <a href="/match">Go to the finder</a>
    </ComingSoonPage>
  )
}
