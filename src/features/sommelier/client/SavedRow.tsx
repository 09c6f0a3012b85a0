import { useState } from 'react'
import { useSavedPairing, useSavedState } from '#features/vault/client/use-saved-pairing.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Rating } from '#platform/client/ui/Rating.tsx'
import type { AdvisedPair, SavedEntry } from './answer.ts'
import css from './SavedRow.module.css'
import { type PairRef, restorePair, savePair, usePairActionContext } from './save-pair.ts'

interface SavedRowProps {
  pairRef: PairRef
  pair: AdvisedPair
  saved: SavedEntry | undefined
  /** The best pair is saved automatically, a runner-up only on request. */
  isBest: boolean
}

/** Whether the pair is in the vault, and its rating if it is. */
export function SavedRow({ pairRef, pair, saved, isBest }: SavedRowProps) {
  const context = usePairActionContext()
  const state = useSavedState(saved?.id)
  if (saved && !state?.isRemoved) return <Stars saved={saved} rating={state?.rating ?? null} />
  if (saved)
    return <Line text="Removed from your vault." action="Undo" onAct={() => restorePair(context, pairRef)} />
  const text = isBest
    ? 'This one couldn’t be saved to your vault.'
    : 'Only the first pair was saved to your vault.'
  return <Line text={text} action="Save to my vault" onAct={() => savePair(context, pairRef, pair)} />
}

function Stars({ saved, rating }: { saved: SavedEntry; rating: number | null }) {
  const { rate } = useSavedPairing(saved.id)
  return (
    <div className={css.row}>
      {saved.isNew ? (
        <p>
          <b>Tried it?</b> Rate it and the next match gets sharper.
        </p>
      ) : (
        <p>This one was already in your vault.</p>
      )}
      <Rating label="Your rating" hideLabel value={rating} onValueChange={rate} />
    </div>
  )
}

function Line({ text, action, onAct }: { text: string; action: string; onAct: () => Promise<void> }) {
  const [isWorking, setIsWorking] = useState(false)
  const act = async () => {
    setIsWorking(true)
    await onAct()
    setIsWorking(false)
  }
  return (
    <div className={css.row}>
      <p>{text}</p>
      <Button size="small" working={isWorking} onClick={() => void act()}>
        {action}
      </Button>
    </div>
  )
}
