import { places } from '../../portal.contract.ts'
import type { OverlayName } from './overlays.ts'

/** Until when (`event.timeStamp`) a letter means the second half of G and a letter. */
export interface Waiting {
  until: number
}

export const patienceMilliseconds = 1500

export const explorer = { path: '/pair', label: 'Cigar Pairing Explorer', key: 'p' } as const

/** Everywhere G and a letter lead to. */
export const goals = [...places, explorer] as const
type GoalPath = (typeof goals)[number]['path']

/** What is pressed in these belongs to them. */
const ownKeys =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], ' +
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]'

/** What a key asks for, or nothing. Keys with a modifier belong to the browser, but for the palette's own. */
export function findStroke(
  event: KeyboardEvent,
  waiting: Waiting,
  hasSingleKeys: boolean,
): { overlay: OverlayName } | { to: GoalPath } | 'search' | null {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return null
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) return key === 'k' && !event.shiftKey ? { overlay: 'palette' } : null
  if (!hasSingleKeys || isTaken(event.target)) return null
  return findSingle(key, event, waiting)
}

function findSingle(key: string, { timeStamp, shiftKey }: KeyboardEvent, waiting: Waiting) {
  const isSecond = timeStamp < waiting.until
  waiting.until = 0
  // On many keyboards these two need Shift.
  if (key === '?') return { overlay: 'shortcuts' } as const
  if (key === '/') return 'search'
  if (shiftKey) return null
  const goal = isSecond && goals.find(each => each.key === key)
  if (goal) return { to: goal.path }
  if (key === 'g') waiting.until = timeStamp + patienceMilliseconds
  return null
}

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ownKeys) !== null
}
