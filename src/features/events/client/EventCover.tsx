import { coverAddress } from './cover-address.ts'
import css from './EventCover.module.css'

interface EventCoverProps {
  id: string
  /** What it shows; null: it says no more than the title beside it. */
  text: string | null
}

/** The picture of an event. Its frame has its height before the picture is there. */
export function EventCover({ id, text }: EventCoverProps) {
  return (
    <div className={css.frame}>
      <img key={id} src={coverAddress(id)} alt={text ?? ''} loading="lazy" decoding="async" />
    </div>
  )
}
