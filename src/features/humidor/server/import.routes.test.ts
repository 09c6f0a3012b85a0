import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { sendFileTo } from '#test/send-csv.ts'
import { humidorEvent } from '../humidor.contract.ts'
import { humidorImportContract, maxImportBytes, maxImportRows } from '../import.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const { importItems, undoItemsImport } = humidorImportContract
const send = (person: TestMember, file: string | Uint8Array, query = {}) => {
  const path = `${importItems.path}?${new URLSearchParams(query)}`
  return sendFileTo(server, person, { method: 'POST', path }, file)
}
const preview = async (person: TestMember, file: string, query = {}) =>
  (await send(person, file, query)).json()
const commit = async (person: TestMember, file: string) => {
  const { importId } = await preview(person, file)
  return (await send(person, file, { commit: importId })).json()
}
const inventoryOf = async (person: TestMember) => (await person.request('GET', '/api/humidor/items')).json()
const exportOf = async (person: TestMember) => (await person.request('GET', '/api/humidor/export.csv')).body

it('an export that is imported elsewhere gives the same export, formulas made harmless', async () => {
  const [anna, ben] = [await createMember(server, 'anna'), await createMember(server, 'ben')]
  const cigars = [
    {
      brand: '=cmd|x',
      cigarName: '+1',
      notes: 'Two "quoted",\n@three',
      price: 12.5,
      quantity: 0 + 1,
      lowAt: 2,
    },
    {
      brand: 'Padrón',
      cigarName: '1964',
      size: '6 × 52',
      purchasedOn: '2026-01-31',
      agingUntil: '2027-01-31',
    },
    { brand: 'Padrón', cigarName: '1964', size: '6 × 52', boxCode: 'ABC MAY 24', location: 'Top' },
  ]
  for (const cigar of cigars) await anna.request('POST', '/api/humidor/items', cigar)
  const file = await exportOf(anna)
  expect(file).toContain(`"'=cmd|x"`.slice(1, -1))
  expect(await preview(ben, file)).toMatchObject({ added: 3, duplicates: 0, invalid: 0, cigars: 3 })
  expect(await commit(ben, file)).toMatchObject({ committed: true, added: 3 })
  expect(await exportOf(ben)).toBe(file)
  expect(await preview(ben, file)).toMatchObject({ added: 0, duplicates: 3, rows: [] })
})

it('dates that can be two days are read in the order that the member says', async () => {
  const lou = await createMember(server, 'lou')
  const file =
    'brand,cigar,bought\nA,one,03/04/2025\nB,two,99.99.2025\nC,three,24.11.2025\nD,four,11/24/2025\n'
  expect(await preview(lou, file)).toMatchObject({
    added: 2,
    dates: { order: null, example: '03/04/2025' },
    problems: [
      { line: 2, reason: expect.stringContaining('can be two days') },
      { line: 3, reason: '“99.99.2025” is not a day. Write it as 2026-11-24.' },
    ],
  })
  const said = { dates: 'day first' }
  const { importId } = await preview(lou, file, said)
  for (const _ of ['saved', 'repeated'])
    expect((await send(lou, file, { ...said, commit: importId })).json()).toMatchObject({
      committed: true,
      added: 3,
      dates: { order: 'day first' },
      rows: [{ purchasedOn: '2025-04-03' }, { purchasedOn: '2025-11-24' }, { purchasedOn: '2025-11-24' }],
    })
  expect((await inventoryOf(lou)).items).toHaveLength(3)
})

it('a messy table is previewed: mark, semicolons, columns, duplicates and rows with problems', async () => {
  const cora = await createMember(server, 'cora')
  await cora.request('POST', '/api/humidor/items', { brand: 'oliva', cigarName: 'SERIE V MELANIO' })
  const file = `\ufeff${[
    'Maker;Cigar;Qty;Bought;Price per stick;Humidor;Colour of the box',
    'Oliva;Serie V Melanio;;;;;',
    ';Padron 1964 Anniversary;5;24.11.2025;"12,50 €";Cabinet;red',
    ';Padron 1964 Anniversary;5;24.11.2025;"12,50 €";cabinet;red',
    ';;3;;;;',
    ';My own roll;3.0;;;;',
    'Nobody;Gift;many;31.02.2025;a lot;;',
    ';;;;;;',
  ].join('\r\n')}`
  const found = await preview(cora, file)
  expect(found).toMatchObject({
    committed: false,
    added: 2,
    duplicates: 1,
    invalid: 3,
    cigars: 10,
    duplicateCigars: 1,
    repeated: 1,
    recognized: 2,
    newHumidors: ['Cabinet'],
    hasNames: true,
    rows: [{ line: 3, quantity: 5, purchasedOn: '2025-11-24' }, { line: 4 }],
    duplicateRows: [{ line: 2, brand: 'Oliva' }],
    problems: [
      { line: 5, reason: 'The name of the cigar is missing.' },
      { line: 6, reason: 'The brand is missing, and the catalog has no cigar of exactly that name.' },
      {
        line: 7,
        reason:
          'The quantity must be a whole number from 0 to 9,999, not “many”. “31.02.2025” is not a day. Write it as 2026-11-24. The price of one cigar must be a number from 0 to 99,999.99, not “a lot”.',
      },
    ],
  })
  expect(found.columns).toEqual([
    { name: 'Maker', field: 'brand' },
    { name: 'Cigar', field: 'cigarName' },
    { name: 'Qty', field: 'quantity' },
    { name: 'Bought', field: 'purchasedOn' },
    { name: 'Price per stick', field: 'price' },
    { name: 'Humidor', field: 'humidor' },
    { name: 'Colour of the box', field: null },
  ])
  await commit(cora, file)
  const { items, humidors } = await inventoryOf(cora)
  expect(items).toHaveLength(3)
  const cabinet = humidors.find(({ name }: { name: string }) => name === 'Cabinet')
  expect(items[0]).toMatchObject({ humidorId: cabinet.id, price: 12.5, lineId: expect.any(String) })
})

/** Of one cigar: each differs from the first in one thing. */
const lots = [
  'Padron;1964;Natural;Robusto;5;Top;12,50;01.02.2025;;',
  'Padron;1964;Maduro;Robusto;5;Top;12,50;01.02.2025;;',
  'Padron;1964;Natural;Torpedo;5;Top;12,50;01.02.2025;;',
  'Padron;1964;Natural;Robusto;10;Top;12,50;01.02.2025;;',
  'Padron;1964;Natural;Robusto;5;Bottom;12,50;01.02.2025;;',
  'Padron;1964;Natural;Robusto;5;Top;13,50;01.02.2025;;',
  'Padron;1964;Natural;Robusto;5;Top;12,50;02.02.2025;;',
  'Padron;1964;Natural;Robusto;5;Top;12,50;01.02.2025;A gift;',
  'Padron;1964;Natural;Robusto;5;Top;12,50;01.02.2025;;Cabinet',
  'Padron;1964;Natural;Robusto;5;Top;12,50;01.02.2025;;',
]
const lotsTable = ['Brand;Cigar;Wrapper;Vitola;Qty;Shelf;Price;Bought;Notes;Humidor', ...lots].join('\n')

it('every row of a file arrives, with all its cigars, and none of them twice', async () => {
  const meg = await createMember(server, 'meg')
  const all = { added: 10, cigars: 55, duplicates: 0, repeated: 1, invalid: 0 }
  expect(await preview(meg, lotsTable)).toMatchObject(all)
  const { importId } = await commit(meg, lotsTable)
  expect((await inventoryOf(meg)).items).toHaveLength(10)
  const none = { added: 0, cigars: 0, duplicates: 10, duplicateCigars: 55 }
  expect(await preview(meg, lotsTable)).toMatchObject(none)
  expect(await commit(meg, lotsTable)).toMatchObject(none)
  const [file, ned] = [await exportOf(meg), await createMember(server, 'ned')]
  expect(await preview(meg, file)).toMatchObject(none)
  expect(await commit(ned, file)).toMatchObject({ ...all, repeated: expect.any(Number) })
  expect(await exportOf(ned)).toBe(file)
  const further = `${lotsTable}\n${lots[0]}`
  expect(await preview(meg, further)).toMatchObject({ added: 1, rows: [{ line: 12 }], duplicates: 10 })
  expect((await send(meg, lotsTable, { commit: importId })).json()).toMatchObject(all)
})

it('what was imported is known after it was smoked, moved and renamed', async () => {
  const pam = await createMember(server, 'pam')
  await commit(pam, lotsTable)
  const { items } = await inventoryOf(pam)
  await pam.request('POST', `/api/humidor/items/${items[0].id}/smoke`, {})
  const changes = { cigarName: '1964 Anniversary', location: 'Door', quantity: 3, version: 1 }
  await pam.request('PATCH', `/api/humidor/items/${items[1].id}`, changes)
  expect(await preview(pam, lotsTable)).toMatchObject({ added: 0, duplicates: 10 })
  expect(await preview(pam, await exportOf(pam))).toMatchObject({ added: 0, duplicates: 10 })
})

it('what was entered by hand is known after a cigar of it was smoked', async () => {
  const pia = await createMember(server, 'pia')
  await pia.request('POST', '/api/humidor/items', { brand: 'Padron', cigarName: '1964', quantity: 5 })
  const file = await exportOf(pia)
  const { items } = await inventoryOf(pia)
  await pia.request('POST', `/api/humidor/items/${items[0].id}/smoke`, {})
  expect(await preview(pia, file)).toMatchObject({ added: 0, duplicates: 1 })
  expect(await preview(pia, 'brand,cigar,qty\nPadron,1964,10')).toMatchObject({ added: 1, cigars: 10 })
})

it('rows that are there already are added once more if the member says so', async () => {
  const ria = await createMember(server, 'ria')
  const file = 'brand,cigar,qty\nPadron,1964,5\n'
  await commit(ria, file)
  const again = { known: 'add', added: 1, cigars: 5, duplicates: 1, duplicateCigars: 5 }
  const { importId, ...found } = await preview(ria, file, { known: 'add' })
  expect(found).toMatchObject(again)
  for (const _ of ['saved', 'repeated'])
    expect((await send(ria, file, { commit: importId, known: 'add' })).json()).toMatchObject(again)
  expect((await inventoryOf(ria)).items).toHaveLength(2)
})

it('a table of a Windows spreadsheet is read, and what it leaves open is said', async () => {
  const sue = await createMember(server, 'sue')
  const lines = [
    'sep=;',
    'brand;line;name;length;ring gauge;price;quantity;',
    'Davidoff;Winston Churchill;The Late Hour;5,5;50;8,25 \x80;5;',
    'Cohiba;;Cohiba Connecticut;;;8.333;2;',
    'Oliva;;Serie V;;;9;8.333;',
    'Total;;;;;;97;',
  ]
  const file = Buffer.from(lines.join('\r\n'), 'latin1')
  const { importId, ...found } = (await send(sue, file)).json()
  expect(found).toMatchObject({
    added: 2,
    cigars: 7,
    remarks: [{ line: 4, text: 'The price “8.333” is read as 8.33.' }],
    problems: [
      { line: 5, reason: expect.stringContaining('not “8.333”') },
      { line: 6, reason: 'This is a line of totals.' },
    ],
  })
  await send(sue, file, { commit: importId })
  expect((await inventoryOf(sue)).items).toMatchObject([
    { cigarName: 'Winston Churchill The Late Hour', size: '5,5 × 50', price: 8.25, drawing: {} },
    { cigarName: 'Cohiba Connecticut' },
  ])
})

it('columns without known names are read as the member says', async () => {
  const dan = await createMember(server, 'dan')
  const file = 'A,B,C\nOliva,Melanio,4\n'
  expect(await preview(dan, file)).toMatchObject({ hasNames: false, added: 0, invalid: 0 })
  expect(await preview(dan, file, { columns: 'brand,cigarName,quantity' })).toMatchObject({
    added: 1,
    cigars: 4,
  })
  const refused = await send(dan, file, { columns: 'brand,colour' })
  expect([refused.statusCode, refused.json().error]).toEqual([422, expect.stringContaining('Name a field')])
})

it('an import sent again, also at once, is saved once, and Undo leaves what was changed since', async () => {
  const erin = await createMember(server, 'erin')
  const tab = await openTabOf(server, erin)
  const file = 'brand,cigar\nA,one\nB,two\n'
  const { importId } = await preview(erin, file)
  const answers = await Promise.all([1, 2, 3].map(() => send(erin, file, { commit: importId })))
  for (const answer of answers.filter(({ statusCode }) => statusCode === 200))
    expect(answer.json()).toMatchObject({ importId, added: 2, duplicates: 0 })
  expect((await send(erin, file, { commit: importId })).json()).toMatchObject({ added: 2 })
  const { items } = await inventoryOf(erin)
  expect(items).toMatchObject([{ cigarName: 'one' }, { cigarName: 'two' }])
  await expect.poll(() => tab.events).toContainEqual({ kind: humidorEvent })

  const address = undoItemsImport.path.replace(':id', importId)
  const finn = await createMember(server, 'finn')
  expect((await finn.request('DELETE', address)).json()).toEqual({ removed: 0, changed: 0 })
  await erin.request('POST', `/api/humidor/items/${items[0].id}/smoke`, {})
  expect((await erin.request('DELETE', address)).json()).toEqual({ removed: 1, changed: 1 })
  expect((await inventoryOf(erin)).items).toMatchObject([{ cigarName: 'one' }])
})

it.each([
  ['an empty file', '', 'NO_ROWS'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'NOT_A_TABLE'],
  ['an open quotation mark', 'brand,cigar\n"A,B', 'UNCLOSED_QUOTE'],
  ['too many rows', `brand,cigar\n${'A,B\n'.repeat(maxImportRows + 1)}`, 'TOO_MANY_ROWS'],
  ['too many bytes', 'x'.repeat(maxImportBytes + 1), 'FILE_TOO_LARGE'],
  [
    'too many humidors',
    `brand,cigar,humidor\n${Array.from({ length: 51 }, (_, n) => `A,B,${n}`).join('\n')}`,
    'TOO_MANY_HUMIDORS',
  ],
])('%s is refused with its reason', async (name, file, code) => {
  const person = await createMember(server, `refused-${name.replaceAll(' ', '-')}`)
  for (const query of [{}, { commit: '00000000-0000-4000-8000-000000000000' }])
    expect((await send(person, file, query)).json().code).toBe(code)
  expect((await inventoryOf(person)).items).toEqual([])
})
