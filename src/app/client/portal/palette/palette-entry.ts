import type { Suggestion } from '#features/pairing/suggestion.contract.ts'

/** A page to open. */
export interface LinkEntry {
  id: string
  label: string
  /** A path of this site. */
  href: string
  /** Whether the portal's router has the page; other pages need a full load. */
  isOfPortal: boolean
  keys?: string | undefined
  /** Of a cigar or a drink. */
  suggestion?: Suggestion | undefined
}

export interface ActionEntry {
  id: string
  label: string
  action: 'switch-theme' | 'show-shortcuts' | 'sign-out'
  keys?: string
}

export type PaletteEntry = LinkEntry | ActionEntry
