import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import { PortalKeptNote } from '#features/humidor/client/PortalKeptNote.tsx'
import { SilkSmoke } from '#features/illustrations/client/SilkSmoke.tsx'
import { emberOfCigar } from '#features/illustrations/client/silk-smoke.ts'
import { PairingResult } from '#features/pairing/client/PairingResult.tsx'
import { CuratedTitle } from '#features/pairing/client/PairTitle.tsx'
import { resultSmoke } from '#features/pairing/client/result-smoke.ts'
import type { CuratedPairing } from '#features/pairing/curated-pairing.contract.ts'
import { BuyPairLinks } from '#features/shopping/client/BuyLinks.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { AdviceActions } from './AdviceActions.tsx'
import css from './AdviceResult.module.css'
import { type Answer, useAnswer } from './answer.ts'
import { curatedAnswerQuery } from './curated-answer-query.ts'
import { SavedRow } from './SavedRow.tsx'

interface CuratedResultProps {
  pairing: CuratedPairing
  /** The texts of the pairing, which stand in the place of Arturo’s advice. */
  words: ReactNode
  /** Where the catalogue lacks the cigar or the drink, or the score cannot be read. */
  withoutScore: ReactNode
}

export function CuratedResult({ pairing, words, withoutScore }: CuratedResultProps) {
  const { data: id, isPending } = useQuery(curatedAnswerQuery(pairing))
  const answer = useAnswer(id ?? undefined)
  if (isPending) return <Skeleton label="Loading the pairing" rows={2} />
  return answer ? <ScoredPairing pairing={pairing} answer={answer} words={words} /> : withoutScore
}

interface ScoredPairingProps extends Pick<CuratedResultProps, 'pairing' | 'words'> {
  answer: Answer
}

function ScoredPairing({ pairing, answer, words }: ScoredPairingProps) {
  const container = useRef<HTMLDivElement>(null)
  const advised = answer.pairs[0]!
  // The vault keeps the texts of the curated pairing.
  const pair = { ...advised, result: pairing.description ?? advised.result }
  const saved = answer.savedByPair[pair.id]
  const pairRef = { answerId: answer.id, pairId: pair.id }
  const names = { cigar: pairing.cigar_name ?? '', drink: pair.drink.name }
  const origin = () => emberOfCigar(container.current ?? document) ?? { x: 0, y: 0 }
  return (
    <div ref={container} className={css.advice}>
      <PairingResult
        pairing={pair}
        titleId="curated-pair"
        title={<CuratedTitle title={pairing.title} />}
        isEmbedded
        smoke={<SilkSmoke className={css.smoke ?? ''} origin={origin} {...resultSmoke()} />}
        shops={<BuyPairLinks pair={names} />}
        words={words}
        actions={
          <AdviceActions
            pairRef={pairRef}
            pair={pair}
            saved={saved}
            another={
              <ButtonTo to="/pair" search={{ ...names, type: pair.kind, similar: true }}>
                Find Similar
              </ButtonTo>
            }
          />
        }
        own={<PortalKeptNote cigar={{ id: pair.cigar.id, name: fullCigarName(pair.cigar) }} />}
        after={<SavedRow pairRef={pairRef} pair={pair} saved={saved} unsaved="Not in your vault yet." />}
      />
    </div>
  )
}
