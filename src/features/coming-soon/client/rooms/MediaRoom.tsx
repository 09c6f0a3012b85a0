import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import css from './MediaRoom.module.css'

export function MediaRoom() {
  return (
    <ComingSoonPage
      title="Media Library"
      state="Image Gallery coming soon"
      lead="Pictures from the lounge. Until there are some, the frames hold our own drawings."
      drawn="below"
      drawing={
        <div className={css.wall}>
          <figure>
            <Glass type="coupe" color="#C98E5A" heightPixels={150} />
          </figure>
          <figure className={css.wide}>
            <Cigar
              lengthInches={6.1}
              ringGauge={52}
              shape="torpedo"
              pixelsPerInch={52}
              shade="rosado"
              band="teal"
              letter="M"
            />
          </figure>
          <figure>
            <Seal initials="SD" seed="media" sizePixels={132} color="#F5B321" />
          </figure>
          <figure>
            <Glass type="cup" color="#3A2214" heightPixels={130} />
          </figure>
        </div>
      }
    />
  )
}
