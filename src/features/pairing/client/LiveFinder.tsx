import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { FullScreenDialog } from '#platform/client/ui/FullScreenDialog.tsx'
import { FinderForm } from './FinderForm.tsx'
import { FoundPairing } from './FoundPairing.tsx'
import css from './LiveFinder.module.css'
import { useFreePairing } from './use-free-pairing.ts'

export interface LiveFinderProps {
  /** What stood in the field before. */
  initiallyTyped: string
  /** Where the caret stood, if somebody was typing. */
  caret: number | null | undefined
}

/** The question in its place, the result in front of the page. */
export function LiveFinder({ initiallyTyped, caret }: LiveFinderProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initiallyTyped.trimStart())
  const { finding, find, reset } = useFreePairing(() => undefined)

  const goOnTyping = useEffectEvent(() => {
    if (caret === undefined) return
    field.current?.focus()
    if (caret !== null) field.current?.setSelectionRange(caret, caret)
  })
  useLayoutEffect(() => goOnTyping(), [])

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
