import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Checkbox } from '#platform/client/ui/forms/Checkbox.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { Rating } from '#platform/client/ui/Rating.tsx'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import type { SavedPairing } from '../vault.contract.ts'
import { FindSimilar } from './FindSimilar.tsx'
import css from './PairingCard.module.css'
import { SavedTitle, TypeAndTime, titleOf } from './SavedPairingText.tsx'
import { Specimen } from './Specimen.tsx'
import { useSavedPairing } from './use-saved-pairing.ts'
import type { Selection } from './use-selection.ts'
import { whyUnscored } from './why-unscored.ts'

interface PairingCardProps {
  pairing: SavedPairing
  /** While pairings are selected. */
  selection: Pick<Selection, 'has' | 'toggle'> | undefined
  onShare: (pairing: SavedPairing) => void
  onRemove: () => void
}

export function PairingCard({ pairing, selection, onShare, onRemove }: PairingCardProps) {
  const titleId = useId()
  const { rate } = useSavedPairing(pairing.id)
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <div className={css.top} data-selects={selection !== undefined || undefined}>
        {selection && (
          <Checkbox
            label={`Select ${titleOf(pairing)}`}
            hideLabel
            checked={selection.has(pairing.id)}
            onCheckedChange={() => selection.toggle(pairing.id)}
          />
        )}
        <TypeAndTime pairing={pairing} isScored={false} />
      </div>
      <Specimen pairing={pairing} />
      <div>
        <div className={css.heading}>
          <h2 id={titleId} className={css.title}>
            <Link to="/dashboard/pairings/$id" params={{ id: pairing.id }} data-title>
              <SavedTitle pairing={pairing} />
            </Link>
          </h2>
          {pairing.score !== null && (
            <p className={css.score}>
              <span className={hidden.hidden}>Score </span>
              {pairing.score}
            </p>
          )}
        </div>
        {pairing.score === null && <p className={css.unscored}>{whyUnscored(pairing)}</p>}
        <Notes pairing={pairing} />
      </div>
      <div className={css.actions}>
        <Rating label="Your rating" hideLabel value={pairing.rating} onValueChange={rate} />
        <div className={css.buttons}>
          <FindSimilar pairing={pairing} />
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
            onClick={onRemove}
          />
        </div>
      </div>
    </article>
  )
}

/** Two lines of the member's own words, else of what was recommended; the page of the pairing has them all. */
function Notes({ pairing }: { pairing: SavedPairing }) {
  const inUnit = useTemperatureText()
  return <p className={css.notes}>{pairing.own_notes || inUnit(pairing.notes)}</p>
}
