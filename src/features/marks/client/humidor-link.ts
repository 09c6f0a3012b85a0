import { keptCount } from '#features/humidor/kept-cigars.rules.ts'
import type { InHumidor } from '../marks.contract.ts'

interface ShownCigar {
  id: string
  /** "I have it" is pressed. */
  isMarked: boolean
  inHumidor: InHumidor | undefined
}

/** To the row of the humidor, or, for a cigar that a member has and does not keep there, to the form that adds it. */
export function showHumidorLink(actions: HTMLElement, { id, isMarked, inHumidor }: ShownCigar): void {
  const link = actions.querySelector<HTMLAnchorElement>('[data-marks-humidor]')
  if (!link) return
  link.hidden = !isMarked
  link.href = `/dashboard/humidor?${new URLSearchParams(inHumidor ? { q: inHumidor.name } : { add: id })}`
  link.textContent = inHumidor ? keptCount([inHumidor]) : 'Add to your humidor'
}
