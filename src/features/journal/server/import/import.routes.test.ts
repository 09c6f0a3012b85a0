import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { plain } from '#test/pictures.ts'
import { sendFileTo } from '#test/send-csv.ts'
import { journalImportContract, maxImportBytes, maxImportRows } from '../../import.contract.ts'
import { journalEvent } from '../../journal.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const { importEntries, undoEntriesImport } = journalImportContract
const send = (person: TestMember, file: string | Uint8Array, query = {}, type = 'text/csv') => {
  const path = `${importEntries.path}?${new URLSearchParams(query)}`
  return sendFileTo(server, person, { method: 'POST', path, type }, file)
}
const preview = async (person: TestMember, file: string, query = {}) =>
  (await send(person, file, query)).json()
const commit = async (person: TestMember, file: string, query = {}) => {
  const { importId } = await preview(person, file, query)
  return (await send(person, file, { commit: importId, ...query })).json()
}
const undo = async (person: TestMember, importId: string) =>
  (await person.request('DELETE', undoEntriesImport.path.replace(':id', importId))).json()
const add = async (person: TestMember, fields: object) => {
  const answer = await person.request('POST', '/api/journal/entries', { notes: 'Cocoa.', ...fields })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const list = async (person: TestMember) => (await person.request('GET', '/api/journal/entries')).json()
const exported = async (person: TestMember, format: 'csv' | 'json') =>
  (await person.request('GET', `/api/journal/export.${format}`)).body

const evenings = [
  { cigar: '=cmd|x', notes: "'=HYPERLINK(1)", smokedAt: '2026-01-07T20:15:01.234Z', rating: 1 },
  {
    cigar: 'Oliva Serie V Melanio',
    notes: 'Two "quoted",\n@three; lines\n\n- and a list',
    smokedAt: '2026-01-06',
    drink: '+1 Rye',
    vitola: 'Figurado',
    rating: 5,
    thirds: ['-Cocoa', null, '=Espresso'],
    draw: 'easy',
    burn: 'wavy',
    appearance: 'rustic',
    flavors: ['black-pepper', 'cocoa'],
    durationMinutes: 62,
  },
  { cigar: 'Padrón 1964', notes: '@home', smokedAt: '2026-01-05' },
]

it('a maker in a column of its own is not said twice', async () => {
  const ada = await createMember(server, 'ada-makers')
  const rows = [
    'Padrón,Padron 1964,2026-01-07',
    'Montecristo,Monte by Montecristo,2026-01-06',
    'Oliva,Serie V,2026-01-05',
  ]
  await commit(ada, ['Brand,Cigar,Date,Notes', ...rows.map(row => `${row},Cocoa.`)].join('\n'))
  const { entries } = await list(ada)
  expect(entries.map(({ cigar }: { cigar: string }) => cigar)).toEqual([
    'Padrón 1964',
    'Monte by Montecristo',
    'Oliva Serie V',
  ])
})

describe('our own export', () => {
  it.each(['csv', 'json'] as const)(
    'as %s gives the same journal elsewhere, with formulas as they were written',
    async format => {
      const [anna, ben] = [
        await createMember(server, `anna-${format}`),
        await createMember(server, `ben-${format}`),
      ]
      for (const evening of evenings) await add(anna, evening)
      const file = await exported(anna, format)
      expect(await preview(ben, file)).toMatchObject({
        format,
        added: 3,
        duplicates: 0,
        invalid: 0,
        missing: [],
        recognized: 1,
        unrated: 0,
      })
      expect(await commit(ben, file)).toMatchObject({ committed: true, added: 3 })
      const whole = (evening: object) => ({ ...evening, id: undefined, createdAt: undefined })
      expect((await list(ben)).entries.map(whole)).toEqual((await list(anna)).entries.map(whole))
      expect(await exported(ben, 'csv')).toBe(await exported(anna, 'csv'))
      expect(await preview(ben, file)).toMatchObject({ added: 0, duplicates: 3, rows: [] })
    },
  )
})

describe('a table of another program', () => {
  it('is previewed: mark, semicolons, line breaks, duplicates and rows with problems', async () => {
    const cora = await createMember(server, 'cora')
    await add(cora, { cigar: 'oliva SERIE V', notes: 'Cocoa.', smokedAt: '2025-11-24T22:10:00Z' })
    const file = `\ufeff${[
      'Date;Brand;Name;Tasting Notes;Flavours;Time (minutes);Shop',
      '24.11.2025;Oliva;Serie V;Cocoa.;;;',
      '23.11.2025;Oliva;Oliva Serie G;"First line\nsecond";Cedar, black pepper, nougat;1:05;Corner',
      '23.11.2025;oliva;Serie G;"First line\nsecond\n\nFlavors: nougat";;;',
      ';Oliva;Serie O;Fine.;;;',
      '31.02.2025;;;;;a while;',
      '24.11.2125;Oliva;Serie O;Fine.;;;',
    ].join('\r\n')}`
    const found = await preview(cora, file)
    expect(found).toMatchObject({
      committed: false,
      format: 'csv',
      added: 2,
      duplicates: 1,
      invalid: 3,
      unrated: 2,
      dates: { order: 'day first', example: null },
      rows: [
        { line: 3, cigar: 'Oliva Serie G', rating: 3, smokedAt: '2025-11-23T12:00:00.000Z' },
        { line: 5 },
      ],
      duplicateRows: [{ line: 2 }],
      problems: [
        { line: 9, reason: 'The date is missing.' },
        {
          line: 10,
          reason:
            '“31.02.2025” is not a day. Write it as 2026-11-24. The duration must be whole minutes from 1 to 600. The cigar: Please enter a cigar name. The notes: Please enter your tasting notes.',
        },
        { line: 11, reason: '“24.11.2125” is not a date up to today. Write it as 2026-11-24.' },
      ],
    })
    expect(found.columns.at(-1)).toEqual({ name: 'Shop', field: null })
    await commit(cora, file)
    // Of the two of that day neither is the first.
    expect((await list(cora)).entries).toContainEqual(
      expect.objectContaining({
        cigar: 'Oliva Serie G',
        notes: 'First line\nsecond\n\nFlavors: nougat',
        flavors: ['cedar', 'black-pepper'],
        durationMinutes: 65,
      }),
    )
  })

  it('has dates that can be two days only in the order that the member says', async () => {
    const dan = await createMember(server, 'dan')
    const file = 'date,cigar,notes\n03/04/2025,A,one\n05/06/2025,B,two\n2025-01-31,C,three\n'
    expect(await preview(dan, file)).toMatchObject({
      added: 1,
      invalid: 2,
      dates: { order: null, example: '03/04/2025' },
      problems: [{ line: 2, reason: expect.stringContaining('can be two days') }, { line: 3 }],
    })
    for (const [dates, day] of [
      ['month first', '2025-03-04'],
      ['day first', '2025-04-03'],
    ])
      expect(await preview(dan, file, { dates })).toMatchObject({
        added: 3,
        rows: [{ smokedAt: `${day}T12:00:00.000Z` }, {}, {}],
      })
  })

  it('has clear dates whatever stands beside them, and impossible ones with their own reason', async () => {
    const uma = await createMember(server, 'uma')
    const file =
      'date,cigar,notes\n24.11.2025,A,one\n11/24/2025,B,two\n03/04/2025,C,three\n99.99.2025,D,four\n'
    expect(await preview(uma, file)).toMatchObject({
      added: 2,
      dates: { order: null, example: '03/04/2025' },
      problems: [
        { line: 4, reason: expect.stringContaining('can be two days') },
        { line: 5, reason: '“99.99.2025” is not a day. Write it as 2026-11-24.' },
      ],
    })
    expect(await preview(uma, file, { dates: 'day first' })).toMatchObject({
      added: 3,
      rows: [
        { smokedAt: '2025-11-24T12:00:00.000Z' },
        { smokedAt: '2025-11-24T12:00:00.000Z' },
        { smokedAt: '2025-04-03T12:00:00.000Z' },
      ],
    })
  })

  it('has ratings of another scale only if the member says which', async () => {
    const eve = await createMember(server, 'eve')
    const file = 'date,cigar,notes,score\n2025-03-04,A,one,92\n2025-03-04,B,two,4\n2025-03-04,C,three,\n'
    expect(await preview(eve, file)).toMatchObject({
      added: 2,
      invalid: 1,
      unrated: 1,
      ratings: { scale: null, example: '92' },
      problems: [{ line: 2, reason: expect.stringContaining('Say on which scale it is') }],
    })
    expect(await preview(eve, file, { scale: '100' })).toMatchObject({
      invalid: 0,
      ratings: { scale: '100' },
      rows: [{ rating: 5 }, { rating: 1 }, { rating: 3 }],
    })
    expect((await send(eve, file, { scale: '7' })).statusCode).toBe(422)
  })

  it('has no cell of flavors that would keep the server busy', async () => {
    const gil = await createMember(server, 'gil')
    const file = `date,cigar,notes,flavors\n2025-03-04,A,one,"${'a,'.repeat(1_000_000)}"\n2025-03-04,B,two,"Cedar, tar"\n`
    expect(await preview(gil, file)).toMatchObject({
      added: 1,
      problems: [{ line: 2, reason: 'The flavors are too long.' }],
    })
  })

  it('without known names is read as the member says', async () => {
    const finn = await createMember(server, 'finn')
    const file = 'A,B,C\nMelanio,2025-03-04,Cocoa\n'
    expect(await preview(finn, file)).toMatchObject({
      added: 0,
      invalid: 0,
      missing: ['cigar', 'notes', 'smokedAt'],
    })
    expect(await preview(finn, file, { columns: 'cigar,smokedAt,notes' })).toMatchObject({ added: 1 })
    expect((await send(finn, file, { columns: 'cigar,colour' })).statusCode).toBe(422)
  })

  it('may be JSON with other names', async () => {
    const gus = await createMember(server, 'gus')
    const file = JSON.stringify([{ name: 'Melanio', review: 'Cocoa', date: '2025-03-04', odd: { a: 1 } }])
    const answer = await send(gus, file, {}, 'application/json')
    expect(answer.json()).toMatchObject({ format: 'json', added: 1, rows: [{ line: 1, cigar: 'Melanio' }] })
  })
})

it('an import sent again, also at once, is saved once; Undo removes its entries and no others', async () => {
  const hana = await createMember(server, 'hana')
  const tab = await openTabOf(server, hana)
  const own = await add(hana, { cigar: 'Written here', smokedAt: '2025-03-04' })
  const file = `date,cigar,notes\n${['A', 'B', 'C', 'D'].map(name => `2025-03-04,${name},one\n`).join('')}`
  const { importId } = await preview(hana, file)
  const answers = await Promise.all([1, 2, 3].map(() => send(hana, file, { commit: importId })))
  for (const answer of answers.filter(({ statusCode }) => statusCode === 200))
    expect(answer.json()).toMatchObject({ importId, added: 4, duplicates: 0 })
  const { entries } = await list(hana)
  expect(entries).toHaveLength(5)
  await expect.poll(() => tab.events).toContainEqual({ kind: journalEvent })

  const other = await createMember(server, 'iris')
  expect(await undo(other, importId)).toEqual({ removed: 0, changed: 0 })
  const idOf = (cigar: string) => entries.find((entry: { cigar: string }) => entry.cigar === cigar).id
  await hana.request('PATCH', `/api/journal/entries/${idOf('A')}`, { rating: 5, version: 1 })
  const photo = {
    method: 'PUT',
    path: `/api/journal/entries/${idOf('B')}/photo?name=a.png`,
    type: 'image/png',
  } as const
  await sendFileTo(server, hana, photo, await plain().png().toBuffer())
  expect(await undo(hana, importId)).toEqual({ removed: 2, changed: 2 })
  const left = (await list(hana)).entries.map(({ id }: { id: string }) => id).sort()
  expect(left).toEqual([own.id, idOf('A'), idOf('B')].sort())
})

it('two members may import the same file', async () => {
  const [jan, kim] = [await createMember(server, 'jan'), await createMember(server, 'kim')]
  const file = 'date,cigar,notes\n2025-03-04,A,one\n'
  const { importId } = await preview(jan, file)
  for (const person of [jan, kim]) await send(person, file, { commit: importId })
  for (const person of [jan, kim]) expect((await list(person)).total).toBe(1)
})

it.each([
  ['an empty file', '', 'NO_ROWS'],
  ['an empty list', '{"entries": []}', 'NO_ROWS'],
  ['JSON that is cut off', '{"entries": [', 'NOT_A_TABLE'],
  ['JSON of something else', '[1, 2]', 'NOT_A_TABLE'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'NOT_A_TABLE'],
  ['an open quotation mark', 'date,cigar\n"A,B', 'UNCLOSED_QUOTE'],
  ['too many rows', `date,cigar\n${'A,B\n'.repeat(maxImportRows + 1)}`, 'TOO_MANY_ROWS'],
  ['too many entries', JSON.stringify(Array(maxImportRows + 1).fill({ cigar: 'A' })), 'TOO_MANY_ROWS'],
  ['too many bytes', 'x'.repeat(maxImportBytes + 1), 'FILE_TOO_LARGE'],
])('%s is refused', async (_what, file, code) => {
  const answer = await send(await createMember(server, `lea-${randomUUID()}`), file)
  expect([answer.json().code, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([code, true])
})
