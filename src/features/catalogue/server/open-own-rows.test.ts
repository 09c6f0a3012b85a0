import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EditedRow, Queue } from '#features/corrections/queue.contract.ts'
import { operator } from '#platform/server/audit-log.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'
import { cigarRowOf, drinkRowOf } from './file-row-of.ts'
import { openOwnRows } from './open-own-rows.ts'

let server: TestApp
let ada: TestMember
let alan: TestMember
const padron = 'padron-1964-anniversary'
let row: Record<string, string>
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  alan = await createMember(server, 'alan')
  await grantAdmin(server, ada)
  await grantAdmin(server, alan)
  row = cigarRowOf(server.catalogue.linesById.get(padron)!)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.owner.query('delete from catalogue_own_rows; truncate audit_log')
})

const queue = async (): Promise<Queue> => (await ada.request('GET', '/api/admin/corrections')).json()
const edited = async (id = padron): Promise<EditedRow> =>
  (await ada.request('GET', `/api/admin/own-rows/cigar/${id}`)).json()
const cameroon = { wrapper: 'Cameroon', wrapper_class: 'cameroon' }
const save = (who: TestMember, changes: object, more: object = {}, id = padron) =>
  who.request('PUT', `/api/admin/own-rows/cigar/${id}`, { row: { ...row, ...changes }, version: 0, ...more })
const add = (cells: object, reportId?: string, of = 'cigar') =>
  ada.request('POST', `/api/admin/own-rows/${of}`, { row: cells, reportId })
const audited = async () =>
  (
    await server.database.owner.query(
      'select actor_id, action, target, details from audit_log order by position',
    )
  ).rows

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

  test('that another admin adds in the same moment is not added a second time', async () => {
    const rows = openOwnRows(server)
    const cells = { ...row, brand: 'Lounge Leaf', line: 'Second', aliases: '' }
    const within = async () => {
      expect((await rows.add('cigar', { cells, by: operator })).saved).toMatchObject({ version: 1 })
    }
    const second = await rows.add('cigar', { cells, by: operator, within })
    expect(second.saved).toBeUndefined()
    expect(second.stale).toMatchObject({ version: 1 })
    expect(await audited()).toHaveLength(1)
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
