import { expect, test } from 'vitest'
import { dropSchemasOf } from '../scripts/drop-schemas.ts'

const contract = `import * as z from 'zod/mini'
const missing = 'Please enter a name'
const cigar = z.object({ name: typedText({ missing, maxLength: 200 }), notes: z.array(z.string()).check(z.minLength(1)) })
export type Cigar = z.output<typeof cigar>
export const cigarContract = contract({
  saveCigar: {
    method: 'POST',
    path: '/api/cigars/:id',
    summary: 'Saves a cigar.',
    opensTo: 'members',
    params: z.strictObject({ id: z.uuid() }),
    body: json(z.strictObject({ name: typedText({ missing, maxLength: 200 }) })),
    out: json(z.object({ cigar })),
    refusals: { NO_SUCH_CIGAR: { status: 404, error: 'We don’t know that cigar.' } },
    limit: { requests: 30, seconds: 10 },
  },
  listCigars: {
    method: 'GET',
    path: '/api/cigars',
    summary: 'All cigars.',
    opensTo: 'members',
    out: json(z.array(cigar)),
    refusals: {},
  },
})
`

test('a contract in the browser has paths, methods, kinds and refusals, and no schema', async () => {
  const dropped = await dropSchemasOf(contract, 'cigar.contract.ts')
  for (const kept of [
    'POST',
    '/api/cigars/:id',
    "opensTo: 'members'",
    'body: json()',
    'out: json()',
    'We don’t know that cigar.',
    'NO_SUCH_CIGAR',
    // The client compares it with that of the response.
    'status: 404',
  ])
    expect(dropped).toContain(kept)
  for (const gone of [
    'summary',
    'params',
    'limit',
    'typedText',
    'z.object',
    'z.string',
    'uuid',
    'zod',
    'refusals: {}',
  ])
    expect(dropped).not.toContain(gone)
})
