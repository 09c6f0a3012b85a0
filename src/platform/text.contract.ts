import * as z from 'zod/mini'
import { cleanText, isStorable } from './typed-text.rules.ts'

interface TextOptions {
  maxLength: number
}

const notStorable = 'Please remove characters that cannot be stored'

/** User input without hidden characters, which may be empty. Lengths count UTF-16 units, as `maxlength` does. */
export function optionalText({ maxLength }: TextOptions) {
  return z
    .string()
    .check(
      z.overwrite(cleanText),
      z.maxLength(maxLength, `Please keep it under ${maxLength + 1} characters`),
      z.refine(isStorable, notStorable),
    )
}

/** The same, with at least one visible character. */
export function typedText({ missing, maxLength }: TextOptions & { missing: string }) {
  return z
    .string(missing)
    .check(
      z.overwrite(cleanText),
      z.minLength(1, missing),
      z.maxLength(maxLength, `Please keep it under ${maxLength + 1} characters`),
      z.refine(isStorable, notStorable),
    )
}

/** A query parameter; empty if it is missing. */
export function searchText(options: TextOptions) {
  return z._default(optionalText(options), '')
}

/** A path, a part of one or an ID; rejected before it reaches the database if it cannot be stored there. */
export function pathText({ maxLength }: TextOptions) {
  return z.string().check(z.maxLength(maxLength), z.refine(isStorable))
}
