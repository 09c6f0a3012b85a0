import { drawnGlass } from '#features/catalogue/serving.rules.ts'
import { FlatCigar } from '#features/illustrations/client/FlatCigar.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import type { Suggestion } from '../suggestion.contract.ts'
import css from './SuggestionOption.module.css'

const glassHeightPixels = 40

export function SuggestionDrawing({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'drink') {
    const { drinkKind: kind, glass, colour } = suggestion
    return (
      <Glass type={drawnGlass({ kind, glass, serve: '' })} color={colour} heightPixels={glassHeightPixels} />
    )
  }
  if (suggestion.kind === 'wish') return <Wisp />
  return suggestion.drawing ? (
    <FlatCigar {...suggestion.drawing} brand={suggestion.brand} />
  ) : (
    <UnsizedCigar pixelsPerInch={20} />
  )
}

/** A curl of smoke. */
function Wisp() {
  return (
    <svg width="40" height="30" viewBox="0 0 40 30" fill="none" className={css.wisp} aria-hidden="true">
      <path d="M14 28c-6-6 6-9 1-15-3-4-1-8 3-11M22 28c-4-5 6-9 2-14-3-4 0-8 3-10" strokeWidth="1.4" />
    </svg>
  )
}
