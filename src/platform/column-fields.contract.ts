import * as z from 'zod/mini'

/** `name,,amount`: the field of each column of a file, in order; empty for one that is not read. */
export function columnFields<const Field extends string>(fields: readonly Field[]) {
  const wrong = `Name a field for each column, separated by commas, and leave the others empty: ${fields.join(', ')}`
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(2_000, wrong)),
      z.transform(text => text.split(',').map(field => field.trim())),
    ),
    z.array(z.enum(['', ...fields], wrong)),
  )
}
