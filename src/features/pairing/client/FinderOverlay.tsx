import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Emblem } from '#platform/client/ui/drawings/Emblem.tsx'
import { FullScreenDialog } from '#platform/client/ui/FullScreenDialog.tsx'
import type { FreePairing } from '../pairing.contract.ts'
import { FinderForm } from './FinderForm.tsx'
import css from './FinderOverlay.module.css'
import { FoundPairing } from './FoundPairing.tsx'
import { useFinderAddress } from './use-finder-address.ts'
import { useFreePairing } from './use-free-pairing.ts'

interface FinderOverlayProps {
  /** What was typed before the overlay's field was there. */
  typedBefore: string
  /** Whether that was sent from a field of the page: it is looked up at once. */
  isSent: boolean
  /** Where the found pair can be bought; whoever opens the finder knows. */
  shopsOf?: (pairing: FreePairing) => ReactNode
}

/**
 * The free finder in front of the page: a question, then the whole result. Back and Esc close it.
 * Mounted anew each time it is opened.
 */
export function FinderOverlay({ typedBefore, isSent, shopsOf }: FinderOverlayProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(true)
  const [hasFound, setHasFound] = useState(false)
  const [typedHere, setTyped] = useState<string>()
  const typed = typedHere ?? typedBefore.trimStart()
  const address = useFinderAddress(() => setIsOpen(false))
  const { finding, find, reset } = useFreePairing(pairing => address.show(pairing.address))

  const begin = useEffectEvent(() => {
    address.enter()
    if (isSent && typed.trim()) find(typed)
  })
  useEffect(() => begin(), [])

  function close(): void {
    setIsOpen(false)
    address.leave()
  }

  function startOver(): void {
    setHasFound(true)
    reset()
    setTyped('')
    address.show()
  }

  function askAgain(cigar: string): void {
    setTyped(cigar)
    find(cigar)
  }

  return (
    <FullScreenDialog
      open={isOpen}
      onOpenChange={open => !open && close()}
      title="Pairing finder"
      initialFocus={field}
      mark={
        <span className={css.mark}>
          <Emblem sizePixels={30} />
          <b>Smoke Deck</b>
        </span>
      }
      progress={finding.state === 'found' ? 'Your match' : undefined}
    >
      {finding.state === 'found' ? (
        <FoundPairing
          pairing={finding.pairing}
          onAnother={startOver}
          onAsk={askAgain}
          shops={shopsOf?.(finding.pairing)}
        />
      ) : (
        <FinderForm
          field={field}
          comesBack={hasFound}
          typed={typed}
          onType={setTyped}
          isBusy={finding.state === 'busy'}
          error={finding.state === 'failed' ? finding.message : undefined}
          onFind={find}
        />
      )}
    </FullScreenDialog>
  )
}
