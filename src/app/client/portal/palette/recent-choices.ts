import * as z from 'zod/mini'
import { type LinkEntry, linkEntry } from './palette-entry.ts'

/** Sign-out removes every key with the prefix `sb-`. */
const storageKey = 'sb-palette-recent'
const maxChoices = 4
const storedChoices = z.array(linkEntry)

/** Latest first. Invalid stored data counts as empty. */
export function recentChoices(): LinkEntry[] {
  try {
    return z.parse(storedChoices, JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberChoice({ id, label, href, isOfPortal, keys, cigar }: LinkEntry): void {
  const choice = { id, label, href, isOfPortal, ...(keys && { keys }), ...(cigar && { cigar }) }
  const others = recentChoices().filter(stored => stored.id !== id)
  localStorage.setItem(storageKey, JSON.stringify([choice, ...others].slice(0, maxChoices)))
}
