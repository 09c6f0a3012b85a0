import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cigarRowOf, drinkRowOf } from '#features/catalogue/server/file-row-of.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'
import type { CorrectionReport } from '../corrections.contract.ts'
import type { EditedRow, Queue } from '../queue.contract.ts'

let server: TestApp
let ada: TestMember
let alan: TestMember
let grace: TestMember
const padron = 'padron-1964-anniversary'
let row: Record<string, string>
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true })
  ada = await createMember(server, 'ada')
  alan = await createMember(server, 'alan')
  grace = await createMember(server, 'grace')
  await grantAdmin(server, ada)
  await grantAdmin(server, alan)
  row = cigarRowOf(server.catalogue.linesById.get(padron)!)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.owner.query('delete from catalogue_reports; delete from catalogue_own_rows')
  await server.database.owner.query('delete from notifications; truncate audit_log')
})

const report = async (body: object = {}): Promise<CorrectionReport> => {
  const wrong = { of: 'cigar', id: padron, about: 'wrapper', proposal: 'It is Cameroon.' }
  return (await grace.request('POST', '/api/corrections', { ...wrong, ...body })).json()
}
const queue = async (): Promise<Queue> => (await ada.request('GET', '/api/admin/corrections')).json()
const decline = (who: TestMember, id: string, word = 'The band says Habano.') =>
  who.request('POST', `/api/admin/corrections/${id}/decline`, { word })
const edited = async (id = padron): Promise<EditedRow> =>
  (await ada.request('GET', `/api/admin/own-rows/cigar/${id}`)).json()
const cameroon = { wrapper: 'Cameroon', wrapper_class: 'cameroon' }
const save = (who: TestMember, changes: object, more: object = {}, id = padron) =>
  who.request('PUT', `/api/admin/own-rows/cigar/${id}`, { row: { ...row, ...changes }, version: 0, ...more })
const add = (cells: object, reportId?: string, of = 'cigar') =>
  ada.request('POST', `/api/admin/own-rows/${of}`, { row: cells, reportId })
const reportsOfGrace = async (): Promise<CorrectionReport[]> =>
  (await grace.request('GET', '/api/corrections')).json().reports
const noticesOfGrace = async () =>
  (await grace.request('GET', '/api/notifications'))
    .json()
    .notifications.filter(({ kind }: { kind: string }) => kind === 'corrections')
const audited = async () =>
  (
    await server.database.owner.query(
      'select actor_id, action, target, details from audit_log order by position',
    )
  ).rows

describe('The queue', () => {
  test('shows each report beside the row, the oldest first', async () => {
    await report()
    await report({ id: null, name: 'Nowhere Robusto', about: 'missing', proposal: 'Seen on the shelf.' })
    const { reports, waiting, ownRows } = await queue()
    expect(reports).toMatchObject([
      { rowId: padron, row, isChanged: false, reportedBy: 'grace' },
      { rowId: null, name: 'Nowhere Robusto', row: null },
    ])
    expect({ waiting, ownRows }).toEqual({ waiting: 2, ownRows: [] })
  })

  test('shows the row as it will be once it was corrected', async () => {
    await save(ada, cameroon)
    await report()
    expect((await queue()).reports).toMatchObject([{ row: { wrapper: 'Cameroon' }, isChanged: true }])
  })
})

describe('A declined report', () => {
  test('has a word, which the member reads by the bell and on the page', async () => {
    const { id } = await report()
    expect((await decline(ada, id)).json()).toMatchObject({ outcome: 'declined', answeredBy: 'ada' })
    expect(await reportsOfGrace()).toMatchObject([{ state: 'declined', word: 'The band says Habano.' }])
    expect(await noticesOfGrace()).toMatchObject([
      {
        title: 'Your report about Padrón 1964 Anniversary was declined',
        body: 'The band says Habano.',
        href: '/dashboard/corrections',
      },
    ])
    expect((await queue()).reports).toEqual([])
    expect(await audited()).toEqual([
      { actor_id: ada.id, action: 'catalogue.decline', target: id, details: {} },
    ])
  })

  test('needs the word', async () => {
    const { id } = await report()
    for (const word of ['', ' ', 'x'.repeat(301)]) expect((await decline(ada, id, word)).statusCode).toBe(422)
    expect((await queue()).waiting).toBe(1)
  })

  test('that another admin has answered is refused with what happened', async () => {
    const { id } = await report()
    await save(alan, cameroon, { reportId: id })
    const answer = await decline(ada, id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'ALREADY_ANSWERED',
      current: { outcome: 'taken-over', answeredBy: 'alan' },
    })
    expect(await reportsOfGrace()).toMatchObject([{ state: 'taken-over' }])
    expect(await noticesOfGrace()).toHaveLength(1)
  })

  test('that the member has withdrawn is gone', async () => {
    const { id } = await report()
    await grace.request('DELETE', `/api/corrections/${id}`)
    expect((await decline(ada, id)).json()).toMatchObject({ code: 'NO_SUCH_REPORT' })
    expect((await save(ada, cameroon, { reportId: id })).statusCode).toBe(404)
    expect((await queue()).ownRows).toEqual([])
  })
})

describe('Taking over', () => {
  test('writes a row of the lounge, tells the member, and is audited with the columns', async () => {
    const { id } = await report()
    const answer = await save(ada, cameroon, { reportId: id })
    expect(answer.json()).toMatchObject({
      version: 1,
      isOwn: true,
      row: cameroon,
      today: row,
      inData: row,
    })
    expect(await reportsOfGrace()).toMatchObject([{ state: 'taken-over', word: '' }])
    expect(await noticesOfGrace()).toMatchObject([
      { title: 'Your report about Padrón 1964 Anniversary was taken over' },
    ])
    expect((await queue()).ownRows).toMatchObject([{ id: padron, changedBy: 'ada', leftOut: null }])
    expect(await audited()).toEqual([
      {
        actor_id: ada.id,
        action: 'catalogue.correct',
        target: `cigar:${padron}`,
        details: { columns: ['wrapper', 'wrapper_class'], report: id },
      },
    ])
  })

  test('by two admins at once is done once: the second is told', async () => {
    const { id } = await report()
    const answers = await Promise.all([
      save(ada, cameroon, { reportId: id }),
      save(alan, { year: '1993' }, { reportId: id }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const second = answers.find(({ statusCode }) => statusCode === 409)!.json()
    expect(second.code).toBe('ALREADY_ANSWERED')
    expect(second.current).toMatchObject({
      outcome: 'taken-over',
      answeredBy: expect.stringMatching(/ada|alan/),
    })
    expect((await queue()).ownRows).toMatchObject([{ version: 1 }])
    expect(await noticesOfGrace()).toHaveLength(1)
  })

  test('with facts that do not fit leaves the report waiting', async () => {
    const { id } = await report()
    expect((await save(ada, { strength: '9' }, { reportId: id })).statusCode).toBe(422)
    expect((await queue()).waiting).toBe(1)
  })

  test('of a row that needs no change writes none', async () => {
    const { id } = await report()
    expect((await save(ada, {}, { reportId: id })).json()).toMatchObject({ version: 0, isOwn: false })
    expect((await queue()).ownRows).toEqual([])
    expect(await reportsOfGrace()).toMatchObject([{ state: 'taken-over' }])
  })

  test('of what is missing adds it', async () => {
    const { id } = await report({ id: null, name: 'Lounge Leaf First', about: 'missing' })
    const answer = await add({ ...row, brand: 'Lounge Leaf', line: 'First', aliases: '' }, id)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ id: 'lounge-leaf-first', today: null, inData: null })
    expect(await reportsOfGrace()).toMatchObject([{ state: 'taken-over' }])
    expect((await audited())[0]).toMatchObject({ action: 'catalogue.add', target: 'cigar:lounge-leaf-first' })
  })
})

describe('A row of the lounge', () => {
  test('is changed and given up with the version that was read', async () => {
    await save(ada, cameroon)
    const stale = await save(alan, { year: '1993' })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'STALE', current: { version: 1, row: cameroon } })
    expect((await save(alan, { year: '1993', ...cameroon }, { version: 1 })).json().version).toBe(2)
    const giveUp = (version: number) =>
      ada.request('DELETE', `/api/admin/own-rows/cigar/${padron}?version=${version}`)
    expect((await giveUp(1)).statusCode).toBe(409)
    expect((await giveUp(2)).json()).toEqual({ done: true })
    expect(await edited()).toMatchObject({ isOwn: false, row, version: 3 })
    expect((await giveUp(3)).statusCode).toBe(409)
    expect((await queue()).ownRows).toEqual([])
    expect((await audited()).at(-1)).toMatchObject({ action: 'catalogue.give-up', target: `cigar:${padron}` })
    // And corrected anew.
    expect((await save(ada, cameroon, { version: 3 })).json()).toMatchObject({ version: 4, isOwn: true })
  })

  test('of two that are saved at once is one', async () => {
    const answers = await Promise.all([save(ada, cameroon), save(alan, { year: '1993' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('stays when the account of its admin goes', async () => {
    const eve = await createMember(server, 'eve')
    await grantAdmin(server, eve)
    await save(eve, cameroon)
    await server.database.owner.query('delete from users where id = $1', [eve.id])
    expect((await queue()).ownRows).toMatchObject([{ id: padron, changedBy: null }])
  })

  test.each([
    [{ brand: '' }, 'brand'],
    [{ brand: 'Padron' }, 'brand'],
    [{ line: '1926 Serie' }, 'line'],
    [{ aliases: 'Maduro' }, 'aliases'],
    [{ aliases: 'Cohiba' }, 'aliases'],
    [{ country: '' }, 'country'],
    [{ country: 'Cuba' }, 'wrapper_class'],
    [{ wrapper_class: 'martian' }, 'wrapper_class'],
    [{ shade: 'plaid' }, 'shade'],
    [{ strength: '6' }, 'strength'],
    [{ strength: '1', body: '5' }, 'body'],
    [{ notes: 'cedar; cream' }, 'notes'],
    [{ notes: 'cedar; cream; moon dust' }, 'notes'],
    [{ notes: 'cedar; cream; cedar' }, 'notes'],
    [{ thirds: 'cedar|cream' }, 'thirds'],
    [{ vitolas: 'Robusto' }, 'vitolas'],
    [{ vitolas: 'Robusto 50x50' }, 'vitolas'],
    [{ year: '94' }, 'year'],
    [{ price: 'cheap' }, 'price'],
    [{ source_url: 'javascript:alert(1)' }, 'source_url'],
    [{ source_url: 'https://leaf.example', checked: '' }, 'checked'],
    [{ line: 'x\u0000' }, 'line'],
  ])('with %o is refused at its field', async (changes, field) => {
    const answer = await save(ada, changes)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toContain(field)
    expect(answer.json().fields[field]).not.toMatch(/invalid|expected/i)
  })

  test('knows no less than the data does', async () => {
    const facts =
      'country wrapper wrapper_class shade binder filler strength body notes thirds vitolas year price'
    const none = Object.fromEntries(facts.split(' ').map(column => [column, '']))
    const answer = await save(ada, { ...none, confidence: 'low' })
    expect(Object.keys(answer.json().fields)).toEqual(['confidence'])
  })

  test('is refused with columns of something else, and where there is none', async () => {
    expect((await save(ada, { moon: 'full' })).statusCode).toBe(422)
    expect(
      (await ada.request('PUT', `/api/admin/own-rows/cigar/${padron}`, { row: {}, version: 0 })).statusCode,
    ).toBe(422)
    expect((await save(ada, cameroon, {}, 'no-such-cigar')).statusCode).toBe(404)
    expect((await ada.request('GET', '/api/admin/own-rows/cigar/no-such-cigar')).statusCode).toBe(404)
    expect(
      (await ada.request('DELETE', '/api/admin/own-rows/cigar/no-such-cigar?version=1')).statusCode,
    ).toBe(404)
    expect((await ada.request('GET', `/api/admin/own-rows/pipe/${padron}`)).statusCode).toBe(422)
  })

  test('that is added must be new, and have an address', async () => {
    expect((await add(row)).json().fields.line).toContain('Padrón 1964 Anniversary')
    const nameless = await add({ ...row, brand: '雪茄', line: '红' })
    expect(nameless.json().fields.line).toContain('Latin letters')
    const cells = { ...row, brand: 'Lounge Leaf', line: 'Second', aliases: '' }
    const answers = await Promise.all([add(cells), add(cells)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422])
  })

  test('of a drink is checked as the file is', async () => {
    const drink = drinkRowOf(server.catalogue.drinksById.get('moscow-mule')!)
    const punch = { ...drink, name: 'House Punch', aliases: '', said_as: 'a house punch' }
    for (const [changes, field] of [
      [{ family: 'tea' }, 'family'],
      [{ proof: '300' }, 'proof'],
      [{ recipe: 'rum' }, 'recipe'],
      [{ serve: 'In a mug' }, 'serve'],
      [{ sentence: 'Nice.' }, 'sentence'],
      [{ colour: 'red' }, 'colour'],
      [{ name: 'Moscow Mule' }, 'name'],
    ] as const) {
      const answer = await add({ ...punch, ...changes }, undefined, 'drink')
      expect([field, Object.keys(answer.json().fields)]).toEqual([field, [field]])
    }
    expect((await add(punch, undefined, 'drink')).json()).toMatchObject({ id: 'house-punch' })
  })
})

test('The vocabulary is that of the catalogue', async () => {
  const { notes, makers } = (await ada.request('GET', '/api/admin/own-rows/vocabulary')).json()
  expect(notes).toHaveLength(server.catalogue.notesById.size)
  expect(makers).toContain('Padrón')
})
