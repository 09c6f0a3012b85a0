import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { Rating } from '#platform/client/ui/Rating.tsx'
import type { SavedPairing } from '../vault.contract.ts'
import { FindSimilar } from './FindSimilar.tsx'
import { excerptOf } from './notes-excerpt.ts'
import css from './PairingCard.module.css'
import { SavedTitle, TypeAndTime, titleOf } from './SavedPairingText.tsx'
import { Specimen } from './Specimen.tsx'
import { useSavedPairing } from './use-saved-pairing.ts'

interface PairingCardProps {
  pairing: SavedPairing
  onShare: (pairing: SavedPairing) => void
  onRemove: (pairing: SavedPairing) => void
}

export function PairingCard({ pairing, onShare, onRemove }: PairingCardProps) {
  const titleId = useId()
  const { rate } = useSavedPairing(pairing.id)
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <TypeAndTime pairing={pairing} />
      <Specimen drawing={pairing.drawing} />
      <div>
        <h2 id={titleId} className={css.title}>
          <Link to="/dashboard/pairings/$id" params={{ id: pairing.id }} data-title>
            <SavedTitle pairing={pairing} />
          </Link>
        </h2>
        <Notes pairing={pairing} />
      </div>
      <div className={css.actions}>
        <Rating label="Your rating" hideLabel value={pairing.rating} onValueChange={rate} />
        <div className={css.buttons}>
          <IconButton
            label="Share"
            aria-describedby={titleId}
            icon={<ShareNetworkIcon weight="light" />}
            onClick={() => onShare(pairing)}
          />
          <IconButton
            label="Delete"
            aria-describedby={titleId}
            icon={<TrashIcon weight="light" />}
            onClick={() => onRemove(pairing)}
          />
        </div>
        <FindSimilar pairing={pairing} />
      </div>
    </article>
  )
}

function Notes({ pairing }: { pairing: SavedPairing }) {
  const { words, hasMore } = excerptOf(pairing.notes)
  return (
    <p className={css.notes}>
      {words}{' '}
      {hasMore && (
        <Link
          className={css.readMore}
          to="/dashboard/pairings/$id"
          params={{ id: pairing.id }}
          aria-label={`Read more: ${titleOf(pairing)}`}
        >
          Read more
        </Link>
      )}
    </p>
  )
}
