import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { sendFileTo } from '#test/send-csv.ts'
import { journalImportContract } from '../../import.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const { importEntries } = journalImportContract
const preview = async (person: TestMember, file: string | Uint8Array, query = {}) => {
  const path = `${importEntries.path}?${new URLSearchParams(query)}`
  return (await sendFileTo(server, person, { method: 'POST', path }, file)).json()
}
const commit = async (person: TestMember, file: string | Uint8Array, query = {}) => {
  const { importId } = await preview(person, file, query)
  return preview(person, file, { ...query, commit: importId })
}
const list = async (person: TestMember) =>
  (await person.request('GET', '/api/journal/entries')).json().entries
const exported = async (person: TestMember, format: 'csv' | 'json') =>
  (await person.request('GET', `/api/journal/export.${format}`)).body

/** Of one cigar and evening: each differs from the first in one thing. */
const evenings = [
  '2025-03-04,Oliva,Serie V,Cocoa.,4,Rye,Robusto,60,cedar',
  '2025-03-05,Oliva,Serie V,Cocoa.,4,Rye,Robusto,60,cedar',
  '2025-03-04,Oliva,Serie V,Leather.,4,Rye,Robusto,60,cedar',
  '2025-03-04,Oliva,Serie V,Cocoa.,5,Rye,Robusto,60,cedar',
  '2025-03-04,Oliva,Serie V,Cocoa.,4,Port,Robusto,60,cedar',
  '2025-03-04,Oliva,Serie V,Cocoa.,4,Rye,Torpedo,60,cedar',
  '2025-03-04,Oliva,Serie V,Cocoa.,4,Rye,Robusto,75,cedar',
  '2025-03-04,Oliva,Serie V,Cocoa.,4,Rye,Robusto,60,cocoa',
  '2025-03-04,Oliva,Serie V,Cocoa.,4,Rye,Robusto,60,cedar',
]
const table = ['Date,Brand,Cigar,Notes,Rating,Drink,Vitola,Minutes,Flavors', ...evenings].join('\n')

it('every row of a file arrives, and none of them twice', async () => {
  const [ada, ben, eve] = [
    await createMember(server, 'ada'),
    await createMember(server, 'ben'),
    await createMember(server, 'eve'),
  ]
  const all = { added: 9, duplicates: 0, repeated: 1, invalid: 0 }
  expect(await commit(ada, table)).toMatchObject(all)
  expect(await list(ada)).toHaveLength(9)
  const none = { added: 0, duplicates: 9 }
  expect(await commit(ada, table)).toMatchObject(none)
  for (const [person, format] of [
    [ben, 'csv'],
    [eve, 'json'],
  ] as const) {
    const file = await exported(ada, format)
    expect(await preview(ada, file)).toMatchObject(none)
    expect(await commit(person, file)).toMatchObject(all)
    expect(await exported(person, format)).toHaveLength(file.length)
    expect(await preview(person, table)).toMatchObject(none)
  }
})

it('what was imported is known after it was rewritten, and is added once more only if the member says so', async () => {
  const gus = await createMember(server, 'gus')
  await commit(gus, table)
  const [entry] = await list(gus)
  const changes = { cigar: 'Melanio', notes: 'Better than I thought.', rating: 5, version: 1 }
  await gus.request('PATCH', `/api/journal/entries/${entry.id}`, changes)
  expect(await preview(gus, table)).toMatchObject({ added: 0, duplicates: 9, known: 'skip' })
  expect(await commit(gus, table, { known: 'add' })).toMatchObject({ added: 9, duplicates: 9, known: 'add' })
  expect(await list(gus)).toHaveLength(18)
})

it('a table of a Windows spreadsheet is read, and lines that are no entries are listed', async () => {
  const lou = await createMember(server, 'lou')
  const file = [
    'sep=;',
    'Date;Brand;Line;Name;Notes;Temperature;Humidity;',
    '24.11.25;Davidoff;Winston Churchill;The Late Hour;It\x92s caf\xe9 \x96 and more;70,5 \xb0F;68%;',
    '25.11.25;Oliva;;Serie V;Cocoa; and cedar;;;more',
    'Total;;;;;2;;',
  ].join('\r\n')
  expect(await commit(lou, Buffer.from(file, 'latin1'))).toMatchObject({
    added: 1,
    invalid: 2,
    problems: [
      { line: 4, reason: expect.stringContaining('This line has 9 cells for 7 columns.') },
      { line: 5, reason: 'This is a line of totals.' },
    ],
  })
  expect(await list(lou)).toMatchObject([
    {
      cigar: 'Davidoff Winston Churchill The Late Hour',
      notes: 'It’s café – and more',
      smokedAt: '2025-11-24T12:00:00.000Z',
      climate: { temperature: 70.5, humidity: 68 },
    },
  ])
})
