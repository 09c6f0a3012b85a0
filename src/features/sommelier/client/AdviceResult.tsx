import { useEffect, useRef, useState } from 'react'
import { cigarTitle } from '#features/pairing/client/cigar-title.ts'
import { PairingResult } from '#features/pairing/client/PairingResult.tsx'
import { resultSmoke } from '#features/pairing/client/result-smoke.ts'
import { BuyPairLinks } from '#features/shopping/client/BuyLinks.tsx'
import { SilkSmoke } from '#platform/client/ui/drawings/SilkSmoke.tsx'
import { emberOfCigar } from '#platform/client/ui/drawings/silk-smoke.ts'
import { AdviceActions, OthersLine } from './AdviceActions.tsx'
import css from './AdviceResult.module.css'
import { ArturoTelling } from './ArturoTelling.tsx'
import type { AdvisedPair, Answer } from './answer.ts'
import { FullText } from './FullText.tsx'
import { KeptRow } from './KeptRow.tsx'
import { RunnersUp } from './RunnersUp.tsx'
import { TwoSchools } from './TwoSchools.tsx'

interface AdviceResultProps {
  answer: Answer
  onAnother: () => void
  onAsk: (cigar: string) => void
  /** Part of a page with edges and bars of its own. */
  isFlush?: boolean | undefined
}

/** The whole answer: one pair large, and behind it the two others, the schools and the words. */
export function AdviceResult({ answer, onAnother, onAsk, isFlush }: AdviceResultProps) {
  const place = useRef<HTMLDivElement>(null)
  const [shownId, setShownId] = useState(answer.pairs[0]!.id)
  const shown = answer.pairs.find(({ id }) => id === shownId) ?? answer.pairs[0]!
  useFocusedHeadline(shown.id)
  const show = (id: string) => {
    setShownId(id)
    place.current?.scrollIntoView({ block: 'start' })
  }
  const at = { answerId: answer.id, pairId: shown.id }
  const origin = () => emberOfCigar(place.current ?? document) ?? { x: 0, y: 0 }
  return (
    <div ref={place} className={css.advice}>
      <PairingResult
        pairing={shown}
        titleId={headlineId}
        heading="h2"
        isFlush={isFlush}
        onAsk={onAsk}
        smoke={<SilkSmoke className={css.smoke ?? ''} origin={origin} {...resultSmoke()} />}
        shops={<BuyPairLinks pair={namesOf(shown)} />}
        below={
          <KeptRow at={at} pair={shown} kept={answer.kept[shown.id]} isBest={isBest(answer, shown.id)} />
        }
        areActionsAbove
        actions={<AdviceActions kept={answer.kept[shown.id]} onAnother={onAnother} />}
        after={<OthersLine others={nameOthers(answer, shown.id)} />}
      />
      <div className={css.more} data-flush={isFlush || undefined}>
        {answer.canNarrate && isBest(answer, shown.id) && <ArturoTelling answer={answer} />}
        <RunnersUp answer={answer} shownId={shown.id} onShow={show} />
        <TwoSchools answer={answer} onShow={show} shownId={shown.id} />
        <FullText text={shown.result} />
      </div>
    </div>
  )
}

export const headlineId = 'advised-pair'

/** Focus goes to the headline, so that a result and a change of it are heard as well as seen. */
function useFocusedHeadline(shownId: string): void {
  useEffect(() => {
    if (shownId) document.getElementById(headlineId)?.focus({ preventScroll: true })
  }, [shownId])
}

/** The link to the pairs that are not shown large; none where there are no others. */
function nameOthers(answer: Answer, shownId: string): string | undefined {
  if (answer.pairs.length === 1) return undefined
  if (!isBest(answer, shownId)) return 'See the others'
  return answer.pairs.length === 2 ? 'One runner-up' : 'Two runners-up'
}

function isBest({ pairs }: Answer, id: string): boolean {
  return pairs[0]?.id === id
}

/** Under which names the two are sold; what is only inferred is on no shelf. */
function namesOf({ cigar, drink }: AdvisedPair) {
  return { cigar: cigar.id === null ? undefined : cigarTitle(cigar), drink: drink.name }
}
