import * as z from 'zod/mini'

interface TypedTextOptions {
  missing: string
  maxLength: number
}

/** Trimmed user input. Lengths count UTF-16 units, as the input element's `maxlength` does. */
export function typedText({ missing, maxLength }: TypedTextOptions) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(maxLength, `Please keep it under ${maxLength + 1} characters`),
      z.refine(isStorable, 'Please leave out characters that cannot be stored'),
    )
}

interface PathTextOptions {
  maxLength: number
}

/** A path parameter; rejected before it reaches the database if it cannot be stored there. */
export function pathText({ maxLength }: PathTextOptions) {
  return z.string().check(z.maxLength(maxLength), z.refine(isStorable))
}

/** Control characters except tab and line ends, and non-characters; PostgreSQL or XML cannot hold them. */
const notStorable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u

export function isStorable(text: string): boolean {
  return text.isWellFormed() && !notStorable.test(text)
}
