import { useState } from 'react'
import { isTonight } from '#features/vault/client/is-tonight.ts'
import { useSavedPairing, useSavedState } from '#features/vault/client/use-saved-pairing.ts'
import { useTonight, useTonightFocus } from '#features/vault/client/use-tonight.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Rating } from '#platform/client/ui/Rating.tsx'
import type { AdvisedPair, SavedEntry } from './answer.ts'
import css from './SavedRow.module.css'
import { type PairRef, removePair, restorePair, savePair, usePairActionContext } from './save-pair.ts'

interface SavedRowProps {
  pairRef: PairRef
  pair: AdvisedPair
  saved: SavedEntry | undefined
  /** Said while it is not in the vault. */
  unsaved: string
}

/** Whether the pair is in the vault, the way back, and its rating if it is. */
export function SavedRow(props: SavedRowProps) {
  const { saved } = props
  const state = useSavedState(saved?.id)
  const [isWorking, setIsWorking] = useState(false)
  const isKept = saved !== undefined && state?.isRemoved !== true
  const isHadTonight = isTonight(state)
  const { text, action } = useLine(props, isKept, isHadTonight)
  const { line } = useTonightFocus(isHadTonight)
  const act = async () => {
    setIsWorking(true)
    await action?.run()
    setIsWorking(false)
  }
  return (
    <div className={css.row}>
      <p ref={line} role="status" tabIndex={-1}>
        {text}
      </p>
      {action && (
        <Button size="small" working={isWorking} onClick={() => void act()}>
          {action.label}
        </Button>
      )}
      {isKept && <Stars id={saved.id} rating={state?.rating ?? null} />}
    </div>
  )
}

function useLine({ pairRef, pair, saved, unsaved }: SavedRowProps, isKept: boolean, isHadTonight: boolean) {
  const context = usePairActionContext()
  const tonight = useTonight(saved?.id ?? '')
  if (saved && isKept && isHadTonight)
    return {
      text: 'You’re having this one tonight.',
      action: { label: 'Undo', run: tonight.undo },
    }
  if (saved && isKept)
    return saved.isNew
      ? { text: 'Kept in your vault.', action: { label: 'Undo', run: () => removePair(context, saved.id) } }
      : { text: 'This one was already in your vault.', action: undefined }
  if (saved)
    return {
      text: 'Removed from your vault.',
      action: { label: 'Undo', run: () => restorePair(context, pairRef) },
    }
  return {
    text: unsaved,
    action: { label: 'Keep in my vault', run: () => savePair(context, pairRef, pair) },
  }
}

function Stars({ id, rating }: { id: string; rating: number | null }) {
  const { rate } = useSavedPairing(id)
  return (
    <div className={css.stars}>
      <p>
        {rating === null ? (
          <>
            <b>Tried it?</b> Two ratings that agree count in the next match.
          </>
        ) : (
          <b>Your rating</b>
        )}
      </p>
      <Rating label="Your rating" hideLabel value={rating} onValueChange={rate} />
    </div>
  )
}
