import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { procedures } from './procedures.ts'

/** Compared or parsed, and never stored or shown: secrets, the position in a list, the name of an uploaded file. */
const neverStored = /password$| (?:code|after)$|(?:avatar|photo|(?:photos|covers)\/:id) name$/i
/** Of the catalogue, or an address of this site. */
const identifiers = / (?:cigar_id|drink_id|only|next)$/

interface TypedField {
  at: string
  schema: z.core.$ZodType
}

const fields: TypedField[] = procedures.flatMap(({ method, path, body, query }) =>
  [body?.kind === 'json' ? body.schema : undefined, query].flatMap(schema =>
    schema instanceof z.ZodMiniObject
      ? Object.entries(schema.shape).map(([name, field]) => ({
          at: `${method} ${path} ${name}`,
          schema: field as z.core.$ZodType,
        }))
      : [],
  ),
)

const stored = fields.filter(({ at }) => !neverStored.test(at))

/** What a field makes of a text; undefined if it refuses it. */
const accept = ({ schema }: TypedField, text: string) => {
  const result = z.safeParse(schema, text)
  return result.success && typeof result.data === 'string' ? result.data : undefined
}

test('The texts that people type are found', () => {
  const typed = fields.filter(field => accept(field, 'Grace') !== undefined).map(({ at }) => at)
  expect(typed).toEqual(
    expect.arrayContaining([
      'POST /api/auth/sign-up/email name',
      'PATCH /api/profile full_name',
      'PATCH /api/profile address',
      'POST /api/auth/passkey/verify-registration name',
      'POST /api/auth/admin/ban-user reason',
      'POST /api/saved-pairings notes',
      'GET /api/saved-pairings q',
      'GET /api/cigars/search q',
      'GET /api/auth/admin/list-users search',
    ]),
  )
})

test('No field keeps a character that hides or reorders others, or a text that cannot be seen', () => {
  const typed = stored.filter(({ at }) => !identifiers.test(at))
  for (const hidden of ['\u202e', '\u2066', '\u{E0047}'])
    expect(
      typed.filter(field => accept(field, `Gr${hidden}ace`)?.includes(hidden)).map(({ at }) => at),
    ).toEqual([])
  expect(typed.filter(field => accept(field, '\u200b\u2060')).map(({ at }) => at)).toEqual([])
})

test('No field that is stored accepts a character that cannot be stored', () => {
  expect(stored.filter(field => accept(field, 'Gr\u0000ace') !== undefined).map(({ at }) => at)).toEqual([])
})
