import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { siteName } from '#platform/client/site-name.ts'
import { FullScreenDialog } from '#platform/client/ui/FullScreenDialog.tsx'
import type { FreePairing } from '../pairing.contract.ts'
import { FinderForm } from './FinderForm.tsx'
import css from './FinderOverlay.module.css'
import type { OwnCigars } from './own-cigars.ts'
import type { ReadResult } from './read-result.ts'
import { useFinderAddress } from './use-finder-address.ts'
import { preloadResult, useFreePairing } from './use-free-pairing.ts'

interface FinderOverlayProps {
  /** Text from the page's own field. */
  initialText: string
  /** Whether that text was submitted on the page; if so it is looked up at once. */
  isSubmitted: boolean
  /** Shop links for the result. */
  shopsOf?: (pairing: FreePairing) => ReactNode
  /** Of a member. */
  own?: OwnCigars | undefined
  reading?: ReadResult | undefined
}

/** Full-screen finder over the page. Back and Esc close it. Mounted anew on each opening. */
export function FinderOverlay({ initialText, isSubmitted, shopsOf, own, reading }: FinderOverlayProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(true)
  const [hasFound, setHasFound] = useState(false)
  const [editedText, setText] = useState<string>()
  const text = editedText ?? initialText.trimStart()
  const address = useFinderAddress(() => setIsOpen(false))
  const { finding, find: request, reset } = useFreePairing(pairing => address.show(pairing.address))

  function find(cigar: string): void {
    reading?.prepare()
    request(cigar)
  }

  const start = useEffectEvent(() => {
    address.enter()
    preloadResult()
    reading?.preload()
    if (isSubmitted && text.trim()) find(text)
  })
  useEffect(() => start(), [])

  function close(): void {
    setIsOpen(false)
    address.leave()
  }

  function startOver(): void {
    setHasFound(true)
    reset()
    setText('')
    address.show()
  }

  function findVersion(cigar: string): void {
    setText(cigar)
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
          <b>{siteName()}</b>
        </span>
      }
      progress={finding.state === 'found' ? 'Your match' : undefined}
    >
      {finding.state === 'found' ? (
        <finding.FoundPairing
          pairing={finding.pairing}
          onAnother={startOver}
          onChooseVersion={findVersion}
          shops={shopsOf?.(finding.pairing)}
          own={own}
          reading={reading}
        />
      ) : (
        <div className={css.start}>
          <FinderForm
            field={field}
            takesFocus={hasFound}
            text={text}
            onTextChange={setText}
            isBusy={finding.state === 'busy'}
            error={finding.state === 'failed' ? finding.message : undefined}
            onFind={find}
            own={own}
          />
          <Engraving of="matchbox" className={css.plate} />
        </div>
      )}
    </FullScreenDialog>
  )
}
