import * as z from 'zod/mini'
import { type GoingEntry, goingEntry } from './palette-entry.ts'

/** Sign-out removes every key with the prefix `sb-`. */
const storageKey = 'sb-palette-recent'
const maxChoices = 4
const storedChoices = z.array(goingEntry)

/** Latest first. Invalid stored data counts as empty. */
export function recentChoices(): GoingEntry[] {
  try {
    return z.parse(storedChoices, JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberChoice({ id, label, href, isOfPortal, keys, cigar }: GoingEntry): void {
  const choice = { id, label, href, isOfPortal, ...(keys && { keys }), ...(cigar && { cigar }) }
  const others = recentChoices().filter(stored => stored.id !== id)
  localStorage.setItem(storageKey, JSON.stringify([choice, ...others].slice(0, maxChoices)))
}
