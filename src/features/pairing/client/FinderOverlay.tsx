import { useEffect, useEffectEvent, useState } from 'react'
import { Emblem } from '#platform/client/ui/drawings/Emblem.tsx'
import { FullScreenDialog } from '#platform/client/ui/FullScreenDialog.tsx'
import { FinderForm } from './FinderForm.tsx'
import css from './FinderOverlay.module.css'
import { FoundPairing } from './FoundPairing.tsx'
import { useFinderAddress } from './use-finder-address.ts'
import { useFreePairing } from './use-free-pairing.ts'

interface FinderOverlayProps {
  /** Counts how often it was opened; each time it begins with the text that stood in the page's field. */
  opening: { count: number; typed: string }
}

/** The free finder in front of the page: a question, then the whole result. Back and Esc close it. */
export function FinderOverlay({ opening }: FinderOverlayProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { finding, find, reset } = useFreePairing()
  const address = useFinderAddress(() => setIsOpen(false))

  const begin = useEffectEvent(() => {
    setIsOpen(true)
    setTyped(opening.typed.trimStart())
    reset()
    address.enter()
    if (opening.typed.trim()) void find(opening.typed)
  })
  useEffect(() => {
    if (opening.count > 0) begin()
  }, [opening.count])

  const show = useEffectEvent((shown: string) => address.show(shown))
  useEffect(() => {
    if (finding.state === 'found') show(finding.pairing.address)
  }, [finding])

  function close(): void {
    setIsOpen(false)
    address.leave()
  }

  function startOver(): void {
    reset()
    setTyped('')
    address.show()
  }

  return (
    <FullScreenDialog
      open={isOpen}
      onOpenChange={open => !open && close()}
      title="Pairing finder"
      mark={
        <span className={css.mark}>
          <Emblem sizePixels={30} />
          <b>Smoke Deck</b>
        </span>
      }
      progress={finding.state === 'found' ? 'Your match' : undefined}
    >
      {finding.state === 'found' ? (
        <FoundPairing pairing={finding.pairing} onAnother={startOver} />
      ) : (
        <FinderForm
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
