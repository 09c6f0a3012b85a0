import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import type { ComposedCard } from '#features/chat/card.contract.ts'
import { PairTitle } from '#features/pairing/client/PairTitle.tsx'
import { Attachment } from '#platform/client/ui/chat/Attachment.tsx'
import { uncapitalize } from '#platform/text.rules.ts'
import { CardCigar, CardPair } from './CardDrawings.tsx'
import { EventCard } from './EventCard.tsx'
import { KeepPairing } from './KeepPairing.tsx'
import css from './MessageCard.module.css'
import { WantCigar } from './WantCigar.tsx'

export interface MessageCardProps {
  card: ComposedCard
  /** Its member has it already. */
  isOwn: boolean
}

/** What a message shows of a cigar, a pairing, an event or an entry, with one press to keep it. */
export function MessageCard({ card, isOwn }: MessageCardProps) {
  switch (card.kind) {
    case 'cigar':
      return (
        <Attachment
          drawing={card.cigar.drawing && <CardCigar cigar={card.cigar} />}
          title={<LineLink id={card.id} name={card.title} />}
          detail={card.detail}
          action={<WantCigar id={card.id} name={card.title} />}
        />
      )
    case 'pairing': {
      const { cigar_name, pairing_name } = card.pairing
      return (
        <Attachment
          drawing={card.drawing && <CardPair drawing={card.drawing} />}
          title={<PairTitle cigar={cigar_name} drink={pairing_name} />}
          detail={[card.score, card.verdict && uncapitalize(card.verdict)]
            .filter(part => part !== null)
            .join(', ')}
          action={!isOwn && <KeepPairing pairing={card.pairing} title={card.title} />}
        />
      )
    }
    case 'event':
      return <EventCard card={card} />
    case 'entry':
      return (
        <Attachment
          drawing={card.cigar?.drawing && <CardCigar cigar={card.cigar} />}
          title={card.lineId === null ? card.title : <LineLink id={card.lineId} name={card.title} />}
          detail={
            <>
              <span className={css.stars}>{card.rating} of 5 stars</span>
              <span className={css.notes}>{card.notes}</span>
            </>
          }
          action={!isOwn && card.lineId !== null && <WantCigar id={card.lineId} name={card.title} />}
        />
      )
  }
}

/** The page of a line in the catalogue. */
function LineLink({ id, name }: { id: string; name: string }) {
  return (
    <a className={css.link} href={cataloguePages.cigar(id)}>
      {name}
    </a>
  )
}
