import { useEffect, useId, useRef } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import type { SavedPairing } from '../vault.contract.ts'
import css from './RemovedLine.module.css'
import { titleOf } from './SavedPairingText.tsx'

interface RemovedLineProps {
  pairing: SavedPairing
  /** Why it could not be restored. */
  failure: string | null
  onUndo: () => void
}

/** Stands where the pairing was, and takes the focus that its button had. */
export function RemovedLine({ pairing, failure, onUndo }: RemovedLineProps) {
  const id = useId()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div className={css.line}>
      <p id={id}>
        <b>{titleOf(pairing)}</b> removed.
        {failure && <span role="alert"> {failure}</span>}
      </p>
      <Button ref={undo} size="small" aria-describedby={id} onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
