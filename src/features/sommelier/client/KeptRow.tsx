import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Rating } from '#platform/client/ui/Rating.tsx'
import type { AdvisedPair, Kept } from './answer.ts'
import css from './KeptRow.module.css'
import { keepPair, type PairPlace, putBack, useDesk } from './keep-pair.ts'
import { useRating } from './use-rating.ts'

interface KeptRowProps {
  at: PairPlace
  pair: AdvisedPair
  kept: Kept | undefined
  /** The house keeps the best pair by itself; a runner-up only when it is asked to. */
  isBest: boolean
}

/** Where the pair stands in the vault, and its stars once it is there. */
export function KeptRow({ at, pair, kept, isBest }: KeptRowProps) {
  const desk = useDesk()
  if (kept?.state === 'in') return <Stars at={at} kept={kept} />
  if (kept)
    return <Line text="Taken out of your vault." action="Put it back" onAct={() => putBack(desk, at)} />
  const text = isBest
    ? 'This one could not be kept in your vault.'
    : 'Only the first pair was kept in your vault.'
  return <Line text={text} action="Keep it in my vault" onAct={() => keepPair(desk, at, pair)} />
}

function Stars({ at, kept }: { at: PairPlace; kept: Kept }) {
  const desk = useDesk()
  const rate = useRating(desk, at, kept.id)
  return (
    <div className={css.row}>
      {kept.isNew ? (
        <p>
          <b>Tried it?</b> Rate it and the next match gets sharper.
        </p>
      ) : (
        <p>This one was in your vault already.</p>
      )}
      <Rating label="Your rating" hideLabel value={kept.rating} onValueChange={rate} />
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
