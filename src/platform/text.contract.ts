import * as z from 'zod/mini'

/**
 * Text that a person typed: trimmed, without characters PostgreSQL cannot keep (NUL, lone surrogates).
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

export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
