import * as z from 'zod/mini'

/**
 * Text that a person typed: trimmed, without what PostgreSQL cannot keep (NUL, lone surrogates) or nobody can read.
 * Lengths count UTF-16 units, as the input element's `maxlength` does.
 */
export function typedText({ missing, most }: { missing: string; most: number }) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(most, `Please keep it under ${most + 1} characters`),
      z.refine(isStorable, 'Please leave out characters that cannot be stored'),
    )
}

/**
 * A name in an address, of a length that no name of the house has: what cannot be stored is no name, and is refused
 * before the database is asked for it.
 */
export function pathText({ most }: { most: number }) {
  return z.string().check(z.maxLength(most), z.refine(isStorable))
}

/** Control characters but for tabs and ends of lines, and what is no character at all: no XML may hold them either. */
const unwritable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u

export function isStorable(text: string): boolean {
  return text.isWellFormed() && !unwritable.test(text)
}
