import { Button } from '#platform/client/ui/Button.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import type { ListedPairing } from '../../managed-pairings.contract.ts'
import { CuratedTitle } from '../PairTitle.tsx'
import css from './PairingList.module.css'
import { lastPickText } from './pick-words.ts'

interface PairingRowProps {
  pairing: ListedPairing
  isChoosing: boolean
  onChoose: (pairing: ListedPairing) => void
  onRemove: (pairing: ListedPairing) => void
}

export function PairingRow({ pairing, isChoosing, onChoose, onRemove }: PairingRowProps) {
  const { id, title, is_featured } = pairing
  return (
    <li className={css.row}>
      <div className={css.name}>
        <h3>
          <CuratedTitle title={title} />
        </h3>
        {is_featured ? <StatusTag tone="live">Tonight’s Pick</StatusTag> : <p>{lastPickText(pairing)}</p>}
      </div>
      <div className={css.actions} data-quiet={is_featured || undefined}>
        {!is_featured && (
          <Button
            working={isChoosing}
            aria-label={`Make it tonight’s pick: ${title}`}
            onClick={() => onChoose(pairing)}
          >
            Make it tonight’s pick
          </Button>
        )}
        <ButtonTo look="quiet" to="/dashboard/picks" search={{ edit: id }} aria-label={`Edit ${title}`}>
          Edit
        </ButtonTo>
        <Button look="quiet" aria-label={`Delete ${title}`} onClick={() => onRemove(pairing)}>
          Delete
        </Button>
      </div>
    </li>
  )
}
