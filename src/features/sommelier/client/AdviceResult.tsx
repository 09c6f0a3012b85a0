import { useEffect, useRef, useState } from 'react'
import { cigarName, fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import { PortalKeptNote } from '#features/humidor/client/PortalKeptNote.tsx'
import { SilkSmoke } from '#features/illustrations/client/SilkSmoke.tsx'
import { emberOfCigar } from '#features/illustrations/client/silk-smoke.ts'
import { ChoiceQuestion } from '#features/pairing/client/ChoiceQuestion.tsx'
import { PairingResult } from '#features/pairing/client/PairingResult.tsx'
import { resultSmoke } from '#features/pairing/client/result-smoke.ts'
import { BuyPairLinks } from '#features/shopping/client/BuyLinks.tsx'
import { ReadAloud } from '#features/voice/client/ReadAloud.tsx'
import { useOpenedPageTitle } from '#platform/client/opened-page-title.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { AdviceActions, OthersLine } from './AdviceActions.tsx'
import css from './AdviceResult.module.css'
import { AdviceSkeleton } from './AdviceSkeleton.tsx'
import { ArturoNarration } from './ArturoNarration.tsx'
import type { AdvisedPair, Answer } from './answer.ts'
import { RunnersUp } from './RunnersUp.tsx'
import { SavedRow } from './SavedRow.tsx'
import { ThreeMore } from './ThreeMore.tsx'
import { TwoSchools } from './TwoSchools.tsx'
import { useAnswerNarration } from './use-answer-narration.ts'
import { useChosenPair } from './use-more-pairs.ts'
import { useSpokenResult } from './use-spoken-result.ts'

export interface AdviceResultProps {
  answer: Answer
  onAnother: () => void
  onSearch: (text: string) => void
  /** The pair that the address names; without `onChoose` it is kept here. */
  chosenId?: string | undefined
  onChoose?: ((pairId: string) => void) | undefined
  /** Whether the page around it has its own margins. */
  isFlush?: boolean | undefined
}

/** The answer: one pair large, then the runners-up and the schools. */
export function AdviceResult({ answer, chosenId, onChoose, ...rest }: AdviceResultProps) {
  const [chosenHere, chooseHere] = useState<string>()
  const [id, choose] = onChoose ? [chosenId, onChoose] : [chosenHere, chooseHere]
  const state = useChosenPair(answer, id)
  if (state === 'loading') return <AdviceSkeleton />
  return (
    <>
      {state === 'unknown' && (
        <p role="status" className={css.missing}>
          The pair of this address was not found. This is the best one.
        </p>
      )}
      {state === 'failed' && (
        <p role="alert" className={css.missing}>
          The pair of this address couldn’t be loaded. This is the best one. Reload the page to try again.
        </p>
      )}
      <ShownAdvice answer={answer} chosenId={id} choose={choose} {...rest} />
    </>
  )
}

interface ShownAdviceProps extends Omit<AdviceResultProps, 'onChoose'> {
  choose: (pairId: string) => void
}

function ShownAdvice({ answer, onAnother, onSearch, isFlush, chosenId, choose }: ShownAdviceProps) {
  const container = useRef<HTMLDivElement>(null)
  const shown = answer.pairs.find(({ id }) => id === chosenId) ?? answer.pairs[0]!
  useFocusedHeadline(shown.id)
  useOpenedPageTitle(`${cigarName(shown.cigar)} & ${shown.drink.name}`)
  useEffect(() => {
    if (chosenId !== undefined) container.current?.scrollIntoView({ block: 'start' })
  }, [chosenId])
  const pairRef = { answerId: answer.id, pairId: shown.id }
  const isNarrated = answer.canNarrate && isBest(answer, shown.id)
  const narration = useAnswerNarration(answer, isNarrated)
  const spoken = useSpokenResult(answer, shown, narration)
  const origin = () => emberOfCigar(container.current ?? document) ?? { x: 0, y: 0 }
  return (
    <div ref={container} className={css.advice} data-asks={answer.whichDrink !== null || undefined}>
      <PairingResult
        key={shown.id}
        pairing={shown}
        titleId={headlineId}
        heading="h2"
        isEmbedded={isFlush}
        onChooseVersion={onSearch}
        drinkQuestion={
          answer.whichDrink && (
            <ChoiceQuestion
              text={answer.whichDrink.text}
              choices={answer.whichDrink.choices.map(({ text, drink }) => ({ text, answer: drink }))}
              onChoose={onSearch}
            />
          )
        }
        smoke={<SilkSmoke className={css.smoke ?? ''} origin={origin} {...resultSmoke()} />}
        shops={<BuyPairLinks pair={shopNamesOf(shown)} />}
        actions={
          <AdviceActions
            pairRef={pairRef}
            pair={shown}
            saved={answer.savedByPair[shown.id]}
            another={<Button onClick={onAnother}>Find Another Pairing</Button>}
          />
        }
        own={
          <PortalKeptNote
            cigar={{ id: shown.cigar.id, name: fullCigarName(shown.cigar) }}
            drink={answer.question.has === 'drink' ? shown.drink : undefined}
          />
        }
        after={
          <>
            <ReadAloud {...spoken} onDecided={focusHeadline} />
            <SavedRow
              pairRef={pairRef}
              pair={shown}
              saved={answer.savedByPair[shown.id]}
              unsaved={unsavedText(answer, shown.id)}
            />
            <OthersLine others={othersLabel(answer, shown.id)} />
          </>
        }
      />
      <div className={css.more} data-flush={isFlush || undefined}>
        {isNarrated && <ArturoNarration narration={narration} />}
        <div>
          <RunnersUp answer={answer} shownId={shown.id} onShow={choose} />
          <ThreeMore answer={answer} />
        </div>
        <TwoSchools answer={answer} onShow={choose} shownId={shown.id} />
      </div>
    </div>
  )
}

export const headlineId = 'advised-pair'

/** Focuses the headline, so that screen readers announce the result and every change of it. */
function useFocusedHeadline(shownId: string): void {
  useEffect(() => {
    if (shownId) focusHeadline()
  }, [shownId])
}

function focusHeadline(): void {
  document.getElementById(headlineId)?.focus({ preventScroll: true })
}

function othersLabel(answer: Answer, shownId: string): string | undefined {
  if (answer.pairs.length === 1) return undefined
  if (!isBest(answer, shownId)) return 'See the others'
  return ['One runner-up', 'Two runners-up'][answer.pairs.length - 2] ?? 'See the others'
}

function unsavedText(answer: Answer, shownId: string): string {
  if (answer.whichDrink) return 'Not in your vault yet: we weren’t sure of the drink.'
  // The best pair is saved automatically, a runner-up only on request.
  return isBest(answer, shownId)
    ? 'This one couldn’t be kept in your vault.'
    : 'Only the first pair was kept in your vault.'
}

function isBest({ pairs }: Answer, id: string): boolean {
  return pairs[0]?.id === id
}

/** Names to search shops for; a cigar that was only inferred cannot be bought. */
function shopNamesOf({ cigar, drink }: AdvisedPair) {
  return { cigar: cigar.id === null ? undefined : cigarName(cigar), drink: drink.name }
}
