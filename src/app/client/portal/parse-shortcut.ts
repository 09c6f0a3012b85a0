import { shortcutTargets } from '../../portal.contract.ts'
import type { OverlayName } from './overlay-props.ts'

export interface PendingSequence {
  /** Until this `event.timeStamp` a letter completes a "G, letter" sequence. */
  until: number
}

const sequenceTimeoutMilliseconds = 1500

type TargetPath = (typeof shortcutTargets)[number]['path']

/** Elements that handle keys themselves. */
const keyHandlingElements =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], ' +
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]'

/** Keys with a modifier belong to the browser, except Ctrl or Cmd K. */
export function parseShortcut(
  event: KeyboardEvent,
  waiting: PendingSequence,
  hasSingleKeys: boolean,
): { overlay: OverlayName } | { to: TargetPath } | 'search' | null {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return null
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) return key === 'k' && !event.shiftKey ? { overlay: 'palette' } : null
  if (!hasSingleKeys || handlesOwnKeys(event.target)) return null
  return parseSingleKey(key, event, waiting)
}

function parseSingleKey(key: string, { timeStamp, shiftKey }: KeyboardEvent, waiting: PendingSequence) {
  const isSecond = timeStamp < waiting.until
  waiting.until = 0
  // Before the check for Shift, which these two need on many keyboards.
  if (key === '?') return { overlay: 'shortcuts' } as const
  if (key === '/') return 'search'
  if (shiftKey) return null
  const target = isSecond && shortcutTargets.find(candidate => candidate.key === key)
  if (target) return { to: target.path }
  if (key === 'g') waiting.until = timeStamp + sequenceTimeoutMilliseconds
  return null
}

function handlesOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(keyHandlingElements) !== null
}
