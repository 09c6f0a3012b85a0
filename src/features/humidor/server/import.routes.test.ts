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
    added: 1,
    duplicates: 2,
    invalid: 3,
    cigars: 5,
    recognized: 1,
    newHumidors: ['Cabinet'],
    hasNames: true,
    rows: [{ line: 3, quantity: 5, purchasedOn: '2025-11-24' }],
    duplicateRows: [
      { line: 2, brand: 'Oliva' },
      { line: 4, quantity: 5 },
    ],
    problems: [
      { line: 5, reason: 'The name of the cigar is missing.' },
      { line: 6, reason: 'The brand is missing, and the catalog has no cigar of exactly that name.' },
      {
        line: 7,
        reason:
          'The quantity must be a whole number from 0 to 9,999. “31.02.2025” is not a day. Write it as 2026-11-24. The price of one cigar must be a number from 0 to 99,999.99.',
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
  expect(items).toHaveLength(2)
  const cabinet = humidors.find(({ name }: { name: string }) => name === 'Cabinet')
  expect(items[0]).toMatchObject({ humidorId: cabinet.id, price: 12.5, lineId: expect.any(String) })
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
