import type { PairingPreview as Preview } from '../../managed-pairings.contract.ts'
import { CuratedWords } from '../CuratedWords.tsx'
import { toldReason } from '../PairReasons.tsx'
import { PairStage } from '../PairStage.tsx'
import { CuratedTitle } from '../PairTitle.tsx'
import { PairVerdict } from '../PairVerdict.tsx'
import css from './PairingForm.module.css'
import { type PairingDraft, shownWords } from './pairing-draft.ts'

interface PairingPreviewProps {
  draft: PairingDraft
  /** Undefined until the first one has arrived. */
  preview: Preview | undefined
}

/** With the parts that the page of the pairing is made of. */
export function PairingPreview({ draft, preview }: PairingPreviewProps) {
  const words = shownWords(draft, preview)
  const texts = preview?.texts
  const score = texts?.score ?? null
  return (
    <section className={css.preview} aria-labelledby="pairing-preview">
      <h2 id="pairing-preview">As members see it</h2>
      <p className={css.title}>
        <CuratedTitle title={words.title} />
      </p>
      {texts && score !== null && (
        <PairVerdict score={score} verdict={texts.verdict} why={toldReason(texts)} />
      )}
      <PairStage drawing={preview?.drawing ?? null} />
      <CuratedWords pairing={words} showsFacts={score === null} />
    </section>
  )
}
