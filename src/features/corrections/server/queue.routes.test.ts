import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cigarRowOf } from '#features/catalogue/server/file-row-of.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'
import type { CorrectionReport } from '../corrections.contract.ts'
import type { Queue } from '../queue.contract.ts'

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

test('The vocabulary is that of the catalogue', async () => {
  const { notes, makers } = (await ada.request('GET', '/api/admin/own-rows/vocabulary')).json()
  expect(notes).toHaveLength(server.catalogue.notesById.size)
  expect(makers).toContain('Padrón')
})
