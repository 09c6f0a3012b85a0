import type { ComponentType } from 'react'
import type { FreePairing } from '../pairing.contract.ts'
import type { Suggestion } from '../suggestion.contract.ts'

export interface OwnSuggestions {
  /** Suggestions wait for them: a late answer must not move what Enter is about to choose. */
  isLoading: boolean
  /** The member’s own cigars that match what is typed, then the other suggestions. */
  first: (typed: string, suggestions: readonly Suggestion[]) => readonly Suggestion[]
}

/** What the cigars that a member keeps add to the finder. A visitor has none. */
export interface OwnCigars extends OwnSuggestions {
  /** Lines of the catalogue. */
  ids: ReadonlySet<string>
  /** Beside a result. */
  Note: ComponentType<{ pairing: FreePairing }>
}
