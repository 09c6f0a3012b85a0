import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import css from './JournalRoom.module.css'

const thirds = ['First third', 'Second third', 'Last third']

export function JournalRoom() {
  return (
    <ComingSoonPage
      title="Tasting Journal"
      lead="Your notes on each cigar, third by third, with a rating."
      drawn="below"
      drawing={
        <div className={css.spread}>
          <Cigar
            lengthInches={7}
            ringGauge={48}
            shape="parejo"
            pixelsPerInch={128}
            shade="colorado"
            band="oxblood"
            letter="J"
          />
          <ol className={css.thirds}>
            {thirds.map(third => (
              <li key={third}>{third}</li>
            ))}
          </ol>
        </div>
      }
    />
  )
}
