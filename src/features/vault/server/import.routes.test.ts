import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { sendCsv, sendFileTo } from '#test/send-csv.ts'
import { importContract, maxImportBytes, maxImportRows } from '../import.contract.ts'
import { removalContract } from '../removal.contract.ts'
import { vaultContract, vaultEvent } from '../vault.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const preview = async (person: TestMember, file: string | Uint8Array) =>
  (await sendCsv(server, person, file)).json()
const importFile = async (person: TestMember, file: string | Uint8Array) => {
  const { import_id } = await preview(person, file)
  return { import_id, answer: (await sendCsv(server, person, file, import_id)).json() }
}
const exportOf = async (person: TestMember) =>
  (await person.request('GET', vaultContract.exportPairings.path)).body
const pairingsOf = async (person: TestMember) =>
  (await person.request('GET', '/api/saved-pairings')).json().pairings

it('an export that is imported elsewhere gives the same export', async () => {
  const [anna, ben] = [await createMember(server, 'anna'), await createMember(server, 'ben')]
  await server.database.owner.query(
    `insert into saved_pairings (user_id, cigar_name, pairing_type, pairing_name, notes, rating, status, tried_on,
       own_notes, created_at, result)
     select $1, cigar, type, drink, notes, rating, status, tried::date, own, at::timestamptz, result::jsonb from (values
       ('=HYPERLINK("x")', 'spirit', 'Ron Zacapa 23', E'One.\r\n\r\nTwo "quoted", three.', 4, 'tried', '2026-11-01',
         E'Sweet.\n- and long', '2026-10-31T23:59:59.999Z', '{"score":87}'),
       ('Padrón', 'wine', '''=Port', '-1 is a formula', null, 'want', null, null, '2026-10-30T10:00Z', null),
       ('Padrón', 'wine', 'Port', '', 1, 'looked up', null, '''tis', '2026-10-30T10:00Z', null),
       ('Padron', 'wine', 'Port', '@home', 5, 'looked up', null, null, '2026-10-30T10:00Z', null)
     ) rows (cigar, type, drink, notes, rating, status, tried, own, at, result)`,
    [anna.id],
  )
  const file = await exportOf(anna)
  expect(await preview(ben, file)).toMatchObject({ added: 4, duplicates: 0, invalid: 0, ignored: [] })
  expect((await importFile(ben, file)).answer).toEqual({ added: 4 })
  expect(await exportOf(ben)).toBe(file)
  expect(await preview(ben, file)).toMatchObject({ added: 0, duplicates: 4, rows: [] })
})

it('a foreign table is previewed: its columns, types by the drink, duplicates and rows with problems', async () => {
  const cora = await createMember(server, 'cora')
  await cora.request('POST', '/api/saved-pairings', {
    cigar_name: 'Oliva Serie V Melanio',
    pairing_type: 'wine',
    pairing_name: 'Tawny Port',
    notes: 'Fig and walnut.',
  })
  const file = [
    'DRINK;Cigar;Price;Rating;Notes;Date',
    'Ron Zacapa Centenario 23;Padron 1964 Anniversary;12;4/5;"Cocoa;\r\nand cane";24.11.2025',
    'Tawny Port;Oliva Serie V Melanio;;;;',
    'Homemade moonshine;Oliva Serie V Melanio;;9;;31.02.2025',
    ';;;;;',
    ';Oliva Serie V Melanio;;;;',
    `Cold Brew;${'x'.repeat(301)};;;;`,
    'Ron Zacapa Centenario 23;Padron 1964 Anniversary;;;;24.11.2025',
  ].join('\r\n')
  expect(await preview(cora, file)).toEqual({
    import_id: expect.any(String),
    known: 'skip',
    added: 1,
    duplicates: 2,
    invalid: 3,
    recognized: 1,
    columns: ['DRINK', 'Cigar', 'Rating', 'Notes', 'Date'],
    ignored: ['Price'],
    dates: { order: 'day first', example: null },
    rows: [
      {
        line: 2,
        cigar_name: 'Padron 1964 Anniversary',
        pairing_type: 'spirit',
        pairing_name: 'Ron Zacapa Centenario 23',
        rating: 4,
        status: 'tried',
        tried_on: '2025-11-24',
      },
    ],
    duplicate_rows: [
      { line: 4, cigar_name: 'Oliva Serie V Melanio', pairing_name: 'Tawny Port' },
      { line: 9, cigar_name: 'Padron 1964 Anniversary', pairing_name: 'Ron Zacapa Centenario 23' },
    ],
    problems: [
      {
        line: 5,
        reason:
          'The type is missing (spirit, wine or mocktail), and the catalog has no drink of exactly that name. The rating must be a whole number from 1 to 5. “31.02.2025” is not a date up to today. Write it as 2026-11-24.',
      },
      { line: 7, reason: 'The drink is missing.' },
      { line: 8, reason: 'The name of the cigar is longer than 300 characters.' },
    ],
  })
  await importFile(cora, file)
  const [port, zacapa] = await pairingsOf(cora)
  expect(port.pairing_name).toBe('Tawny Port')
  expect(zacapa).toMatchObject({
    notes: '',
    own_notes: 'Cocoa;\r\nand cane',
    created_at: '2025-11-24T12:00:00.000Z',
    drawing: expect.any(Object),
  })
})

it('an import sent again, also twice at once, is saved once, and Undo removes it', async () => {
  const dora = await createMember(server, 'dora')
  const tab = await openTabOf(server, dora)
  const file = 'cigar,drink,type\nA,B,wine\nC,D,spirit\n'
  const { import_id } = await preview(dora, file)
  const answers = await Promise.all([1, 2, 3].map(() => sendCsv(server, dora, file, import_id)))
  expect(answers.map(answer => answer.json())).toEqual([{ added: 2 }, { added: 2 }, { added: 2 }])
  expect(await pairingsOf(dora)).toMatchObject([{ cigar_name: 'A' }, { cigar_name: 'C' }])
  await expect.poll(() => tab.events).toContainEqual({ kind: vaultEvent, data: {} })

  const erin = await createMember(server, 'erin')
  const address = importContract.undoImport.path.replace(':id', import_id)
  expect((await erin.request('DELETE', address)).json()).toEqual({ removed: 0, removed_at: null })
  const undone = (await dora.request('DELETE', address)).json()
  expect(undone).toEqual({ removed: 2, removed_at: expect.any(String) })
  expect(await pairingsOf(dora)).toEqual([])
  const { removed_at } = undone
  await dora.request('POST', removalContract.restoreRemoved.path, { removed_at })
  expect(await pairingsOf(dora)).toHaveLength(2)
})

it.each([
  ['an empty file', '', 'NO_ROWS'],
  ['blank lines', '\r\n \r\n', 'NO_ROWS'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'NOT_A_TABLE'],
  ['a NUL', 'cigar,drink\nA,\0', 'NOT_A_TABLE'],
  ['UTF-16 without a mark', Buffer.from('cigar,drink', 'utf16le'), 'NOT_A_TABLE'],
  ['other columns', 'name,price\nA,1', 'NO_COLUMNS'],
  ['an open quotation mark', 'cigar,drink\n"A,B', 'UNCLOSED_QUOTE'],
  ['too many rows', `cigar,drink\n${'A,B\n'.repeat(maxImportRows + 1)}`, 'TOO_MANY_ROWS'],
  ['too many bytes', 'x'.repeat(maxImportBytes + 1), 'FILE_TOO_LARGE'],
])('%s is refused with its reason', async (name, file, code) => {
  const person = await createMember(server, `refused-${name.toLowerCase().replaceAll(' ', '-')}`)
  const id = '00000000-0000-4000-8000-000000000000'
  for (const importId of [undefined, id])
    expect((await sendCsv(server, person, file, importId)).json().code).toBe(code)
})

/** Of one pair: each differs from the first in one thing. */
const tastings = [
  '2025-11-24,Padron,1964 Anniversary,Tawny Port,wine,4,Fig',
  '2025-11-24,Padron,1964 Anniversary,Tawny Port,wine,5,Fig',
  '2025-11-24,Padron,1964 Anniversary,Tawny Port,wine,4,Walnut',
  '2025-11-25,Padron,1964 Anniversary,Tawny Port,wine,4,Fig',
  '2025-11-24,Padron,1926,Tawny Port,wine,4,Fig',
  '2025-11-24,Padron,1964 Anniversary,Tawny Port,mocktail,4,Fig',
]
const tastingsTable = ['Date,Brand,Line,Drink,Type,Rating,Notes', ...tastings, tastings[0]].join('\n')

it('every row that says something else arrives, and none of them twice', async () => {
  const [hal, ida] = [await createMember(server, 'hal'), await createMember(server, 'ida')]
  expect(await preview(hal, tastingsTable)).toMatchObject({
    added: 6,
    duplicates: 1,
    duplicate_rows: [{ line: 8 }],
    rows: [{ cigar_name: 'Padron 1964 Anniversary' }, {}, {}, {}, { cigar_name: 'Padron 1926' }, {}],
  })
  const { import_id, answer } = await importFile(hal, tastingsTable)
  expect(answer).toEqual({ added: 6 })
  const saved = await pairingsOf(hal)
  expect(saved).toHaveLength(6)
  expect(await preview(hal, tastingsTable)).toMatchObject({ added: 0, duplicates: 7 })
  const file = await exportOf(hal)
  expect(await preview(hal, file)).toMatchObject({ added: 0, duplicates: 6 })
  expect((await importFile(ida, file)).answer).toEqual({ added: 6 })
  expect(await exportOf(ida)).toBe(file)

  const changes = { rating: 1, own_notes: 'Not again.' }
  await hal.request('PATCH', `/api/saved-pairings/${saved[0].id}`, changes)
  expect(await preview(hal, tastingsTable)).toMatchObject({ added: 0, duplicates: 7 })
  const undone = await hal.request('DELETE', importContract.undoImport.path.replace(':id', import_id))
  const { removed, removed_at } = undone.json()
  expect(removed).toBe(6)
  const restored = await hal.request('POST', removalContract.restoreRemoved.path, { removed_at })
  expect(restored.json()).toEqual({ restored: 6 })
})

it('rows that are there already are added once more if the member says so', async () => {
  const jon = await createMember(server, 'jon')
  await importFile(jon, tastingsTable)
  const path = `${importContract.previewImport.path}?known=add`
  const found = (await sendFileTo(server, jon, { method: 'POST', path }, tastingsTable)).json()
  expect(found).toMatchObject({ known: 'add', added: 7, duplicates: 7 })
  const address = `${importContract.importPairings.path.replace(':id', found.import_id)}?known=add`
  for (const _ of ['saved', 'repeated'])
    expect((await sendFileTo(server, jon, { method: 'PUT', path: address }, tastingsTable)).json()).toEqual({
      added: 7,
    })
  expect((await jon.request('GET', '/api/saved-pairings')).json().total).toBe(13)
})

it('a pairing that is saved beside imported ones of its day is still one row', async () => {
  const kay = await createMember(server, 'kay')
  await importFile(kay, 'cigar,drink,type,notes\nA,B,wine,one\nA,B,wine,two\n')
  const pairing = { cigar_name: 'A', pairing_type: 'wine', pairing_name: 'B', notes: 'Three.' }
  for (const _ of ['saved', 'again']) await kay.request('POST', '/api/saved-pairings', pairing)
  expect(await pairingsOf(kay)).toHaveLength(2)
})

it('a table of a Windows spreadsheet is read, and lines that are no pairings are listed', async () => {
  const leo = await createMember(server, 'leo')
  const file = [
    'sep=;',
    'Cigar;Drink;Type;Date;Notes;',
    'Oliva Serie V;Caf\xe9;mocktail;24-Nov-25;It\x92s 8 \x80;',
    'Oliva Serie G;Tawny Port;wine;;Fig; and walnut',
    'Total;2;;;;',
  ].join('\r\n')
  expect(await preview(leo, Buffer.from(file, 'latin1'))).toMatchObject({
    added: 1,
    rows: [{ pairing_name: 'Café', tried_on: '2025-11-24' }],
    problems: [
      { line: 4, reason: expect.stringContaining('This line has 6 cells for 5 columns.') },
      { line: 5, reason: 'This is a line of totals.' },
    ],
  })
  await importFile(leo, Buffer.from(file, 'latin1'))
  expect(await pairingsOf(leo)).toMatchObject([{ own_notes: 'It’s 8 €' }])
})

it('column names without rows are nothing to import', async () => {
  const finn = await createMember(server, 'finn')
  expect(await preview(finn, 'cigar,drink\n')).toMatchObject({ added: 0, duplicates: 0, invalid: 0 })
})

it('dates that can be two days are read in the order that the member says, and without it are left out', async () => {
  const dora = await createMember(server, 'dora-dates')
  const file = [
    'Cigar,Drink,Type,Date',
    'Padron 1964,Tawny Port,wine,3/4/2025',
    'Oliva V,Rye,spirit,2025-05-06',
  ].join('\n')
  expect(await preview(dora, file)).toMatchObject({
    added: 1,
    invalid: 1,
    dates: { order: null, example: '3/4/2025' },
    problems: [
      { line: 2, reason: '“3/4/2025” can be two days. Say which comes first, the day or the month.' },
    ],
  })
  for (const [dates, day] of [
    ['day first', '2025-04-03'],
    ['month first', '2025-03-04'],
  ] as const) {
    const found = (await sendCsv(server, dora, file, undefined, dates)).json()
    expect(found).toMatchObject({ added: 2, invalid: 0, dates: { order: dates, example: '3/4/2025' } })
    expect(found.rows[0].tried_on).toBe(day)
  }
  const { import_id } = await preview(dora, file)
  expect((await sendCsv(server, dora, file, import_id, 'day first')).json()).toEqual({ added: 2 })
  expect((await pairingsOf(dora)).map(({ tried_on }: { tried_on: string }) => tried_on).sort()).toEqual([
    '2025-04-03',
    '2025-05-06',
  ])
})
