import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refusal } from '#platform/api.contract.ts'
import { catalogue } from '#test/catalogue.ts'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { openImports } from './open-imports.ts'

const skip = { known: 'skip' } as const
const member = '00000000-0000-7000-8000-00000000000a'
let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await database.owner.query("insert into users (id, email) values ($1, 'ada@lounge.example')", [member])
})
afterAll(() => database.close())

/** Refused, or previewed and saved as the preview says. Any other error fails the test. */
async function expectAnswer(bytes: Uint8Array): Promise<void> {
  const imports = openImports(catalogue, database)
  const preview = await imports.preview(member, bytes, skip).catch(refusedOnly)
  if (!preview) return
  expect(preview.rows.length).toBeLessThanOrEqual(preview.added)
  expect(await imports.save(member, preview.import_id, bytes, skip)).toEqual({ added: preview.added })
  expect(await imports.save(member, preview.import_id, bytes, skip)).toEqual({ added: preview.added })
  expect((await imports.undo(member, preview.import_id)).removed).toBe(preview.added)
}

function refusedOnly(failure: unknown): undefined {
  if (!(failure instanceof Refusal)) throw failure
}

const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  fc.constantFrom('', '"', '"a', "'=1", '\r', '\n', '\t', ';', '\u202E', '\u200B', '\uFFFE', '\u0007', '😀'),
  fc.constantFrom('wine', 'Tried', 'want', '5', '0', '-1', '1e9', '2026-02-30', '11/24/2025', '24.11.2025'),
  fc.constantFrom('2025-11-24T20:15:01.234Z', '0000-00-00', '275760-09-13', '__proto__', 'constructor'),
  fc.constantFrom('Padron 1964 Anniversary', 'Tawny Port', 'x'.repeat(400), 'y'.repeat(20_000)),
)
const columnNames = fc.constantFrom(
  'cigar',
  'Cigar_Name',
  'DRINK',
  'pairing_type',
  'rating',
  'status',
  'tried_on',
  'created_at',
  'date',
  'score',
  'own_notes',
  'notes',
  '__proto__',
  '',
)
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const table = fc
  .record({
    names: fc.array(columnNames, { maxLength: 12 }),
    rows: fc.array(fc.array(oddText, { maxLength: 14 }), { maxLength: 8 }),
    delimiter: fc.constantFrom(',', ';', '\t'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    write: fc.constantFrom(quoted, (cell: string) => cell),
    encoding: fc.constantFrom<BufferEncoding>('utf8', 'utf16le', 'latin1'),
    mark: fc.constantFrom('', '\uFEFF'),
  })
  .map(({ names, rows, delimiter, end, write, encoding, mark }) => {
    const lines = [['cigar', 'drink', 'type', ...names], ...rows.map(row => row.map(write))]
    return Buffer.from(mark + lines.map(cells => cells.join(delimiter)).join(end), encoding)
  })

it('a table of any cells is refused, or imported as previewed', async () => {
  await fc.assert(fc.asyncProperty(table, expectAnswer), { numRuns: 600 })
}, 300_000)

it('any bytes are refused or imported', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), expectAnswer), { numRuns: 600 })
}, 300_000)

it.each([
  ['only delimiters', ','.repeat(900_000)],
  ['only quotation marks', '"'.repeat(900_000)],
  ['one huge cell', `cigar,drink\n"${'x'.repeat(900_000)}",B`],
  ['many columns', `cigar,drink${',x'.repeat(400_000)}\nA,B`],
  ['only line ends', '\r\n'.repeat(450_000)],
  [
    'many rows of their own',
    `cigar,drink\n${Array.from({ length: 2000 }, (_, n) => `Cigar ${n},Drink ${n}`).join('\n')}`,
  ],
])(
  '%s: no longer than ten seconds',
  async (_name, text) => {
    await expectAnswer(Buffer.from(text))
  },
  10_000,
)
