import { isTonight } from './is-tonight.ts'
import type { OwnFacts } from './vault-queries.ts'

/** Of this tab, so that the undo still works after a reload. Sign-out removes every key with the prefix `sb-`. */
const keyOf = (id: string) => `sb-before-tonight-${id}`

/** Keeps what was noted of a pairing before it was marked as had tonight. */
export function rememberBefore(id: string, facts: OwnFacts | undefined): void {
  if (!facts || isTonight(facts)) return
  const { status, tried_on, rating } = facts
  sessionStorage.setItem(keyOf(id), JSON.stringify({ status, tried_on, rating }))
}

export function recallBefore(id: string): OwnFacts | undefined {
  const stored = sessionStorage.getItem(keyOf(id))
  return stored === null ? undefined : (JSON.parse(stored) as OwnFacts)
}
