import { useRef, useState } from 'react'
import { FullScreenDialog } from '#platform/client/ui/FullScreenDialog.tsx'
import { FinderForm } from './FinderForm.tsx'
import { FoundPairing } from './FoundPairing.tsx'
import css from './MemberFinder.module.css'
import { useFreePairing } from './use-free-pairing.ts'

/** The finder on a page of the portal: the question in its place, the result in front of the page. */
export function MemberFinder() {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { finding, find, reset } = useFreePairing(() => undefined)

  function startOver(): void {
    reset()
    setTyped('')
  }

  function askAgain(cigar: string): void {
    setTyped(cigar)
    find(cigar)
  }

  return (
    <>
      <FinderForm
        field={field}
        comesBack={false}
        typed={typed}
        onType={setTyped}
        isBusy={finding.state === 'busy'}
        error={finding.state === 'failed' ? finding.message : undefined}
        onFind={find}
        look="inline"
      />
      <FullScreenDialog
        open={finding.state === 'found'}
        onOpenChange={open => !open && reset()}
        title="Your match"
        mark={<b className={css.mark}>Smoke Deck</b>}
        progress="Your match"
      >
        {finding.state === 'found' && (
          <FoundPairing pairing={finding.pairing} onAnother={startOver} onAsk={askAgain} />
        )}
      </FullScreenDialog>
    </>
  )
}
