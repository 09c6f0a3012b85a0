import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import type { Suggestion } from '../suggestion.contract.ts'
import css from './SuggestionOption.module.css'

/** The words are there at once. The palette of a member's public page is 17 KB of script lighter without drawings. */
const SuggestionDrawing = createLazyPart(
  async () => (await import('./SuggestionDrawing.tsx')).SuggestionDrawing,
)
const leaveOut = () => undefined

/** A cigar, a drink or a wish: a drawing, two lines, and its strength or family. */
export function SuggestionOption({ suggestion }: { suggestion: Suggestion }) {
  return (
    <span className={css.option}>
      <span className={css.drawing}>
        <SuggestionDrawing suggestion={suggestion} onUnavailable={leaveOut} />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <SuggestionName suggestion={suggestion} />
        </span>
        <span className={css.detail}>{suggestion.detail}</span>
      </span>
      <span className={css.trait}>{suggestion.trait}</span>
    </span>
  )
}

function SuggestionName({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind !== 'cigar') return <b>{suggestion.text}</b>
  const { text, brand } = suggestion
  // Some lines contain their maker.
  if (!text.startsWith(`${brand} `)) return <b>{text}</b>
  return (
    <>
      {brand} <b>{text.slice(brand.length + 1)}</b>
    </>
  )
}
