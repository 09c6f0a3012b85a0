import * as z from 'zod/mini'
import { type GoingEntry, goingEntry } from './palette-entry.ts'

/** A member's own: it goes with the sign-out, as everything does that begins so. */
const keptAs = 'sb-palette-recent'
const most = 4
const keptChoices = z.array(goingEntry)

/** What was chosen last, latest first. Whatever else is found there counts as nothing. */
export function recentChoices(): GoingEntry[] {
  try {
    return z.parse(keptChoices, JSON.parse(localStorage.getItem(keptAs) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberChoice({ id, label, href, isOfPortal, keys, cigar }: GoingEntry): void {
  const choice = { id, label, href, isOfPortal, ...(keys && { keys }), ...(cigar && { cigar }) }
  const others = recentChoices().filter(each => each.id !== id)
  localStorage.setItem(keptAs, JSON.stringify([choice, ...others].slice(0, most)))
}
