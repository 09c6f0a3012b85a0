import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cigarRowOf } from '#features/catalogue/server/file-row-of.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, grantAdmin, grantDuties, type TestMember } from '#test/members.ts'
import { type CorrectionReport, maxWaiting } from '../corrections.contract.ts'
import type { Queue } from '../queue.contract.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
let rosa: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  rosa = await createMember(server, 'rosa')
  await grantAdmin(server, ada)
})
afterAll(() => server.close())
beforeEach(() => server.database.owner.query('delete from catalogue_reports'))

const padron = 'padron-1964-anniversary'
const wrong = { of: 'cigar', id: padron, about: 'wrapper', proposal: 'It is Cameroon.' }
const missing = {
  of: 'drink',
  id: null,
  name: 'House Punch',
  about: 'missing',
  proposal: 'Rum, lime, sugar.',
}
const report = (who: TestMember, body: object = wrong) => who.request('POST', '/api/corrections', body)
const listOf = async (who: TestMember): Promise<CorrectionReport[]> =>
  (await who.request('GET', '/api/corrections')).json().reports
const withdraw = (who: TestMember, id: string) => who.request('DELETE', `/api/corrections/${id}`)

describe('A report', () => {
  test('waits with the name of the catalogue, and changes nothing by itself', async () => {
    const answer = await report(grace, {
      ...wrong,
      name: 'Another name',
      source: 'https://leaf.example/1964',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      rowId: padron,
      name: 'Padrón 1964 Anniversary',
      source: 'https://leaf.example/1964',
      state: 'waiting',
    })
    expect((await report(grace, missing)).json()).toMatchObject({
      rowId: null,
      name: 'House Punch',
      about: 'missing',
    })
    expect(await listOf(grace)).toHaveLength(2)
    expect((await server.database.owner.query('select from catalogue_own_rows')).rowCount).toBe(0)
  })

  test('is seen by its member and by admins alone', async () => {
    await report(grace)
    expect(await listOf(rosa)).toEqual([])
    const { reports }: Queue = (await ada.request('GET', '/api/admin/corrections')).json()
    expect(reports).toEqual([
      expect.objectContaining({ reportedBy: 'grace', name: 'Padrón 1964 Anniversary' }),
    ])
    expect(JSON.stringify(reports)).not.toMatch(/lounge\.example|@/)
    expect(JSON.stringify(reports)).not.toContain(grace.id)
  })

  test('stays text, whatever is written', async () => {
    const proposal = '<img src=x onerror=alert(1)> & "quotes"'
    expect((await report(grace, { ...wrong, proposal })).json().proposal).toBe(proposal)
  })

  test('that is sent twice is one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(grace)))
    expect(new Set(answers.map(answer => answer.json().id)).size).toBe(1)
    expect(await listOf(grace)).toHaveLength(1)
  })

  test('is withdrawn while it waits, by its member alone', async () => {
    const { id } = (await report(grace)).json()
    expect((await withdraw(rosa, id)).statusCode).toBe(404)
    expect((await withdraw(grace, id)).json()).toEqual({ done: true })
    expect(await listOf(grace)).toEqual([])
    expect((await withdraw(grace, id)).statusCode).toBe(404)
  })

  test('that was answered stays', async () => {
    const { id } = (await report(grace)).json()
    await ada.request('POST', `/api/admin/corrections/${id}/decline`, { word: 'The band says otherwise.' })
    const answer = await withdraw(grace, id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toBe('This report was answered in the meantime.')
    expect(await listOf(grace)).toMatchObject([{ state: 'declined', word: 'The band says otherwise.' }])
  })

  test(`is refused while ${maxWaiting} wait, also if they come at once`, async () => {
    const bodies = Array.from({ length: maxWaiting + 4 }, (_, index) => ({
      ...wrong,
      proposal: `Number ${index}`,
    }))
    const answers = await Promise.all(bodies.map(body => report(grace, body)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(maxWaiting)
    const refused = answers.find(({ statusCode }) => statusCode === 409)!
    expect(refused.json().error).toContain('wait for an answer')
    expect((await report(rosa)).statusCode).toBe(201)
    await withdraw(grace, (await listOf(grace))[0]!.id)
    expect((await report(grace, missing)).statusCode).toBe(201)
  })

  test.each([
    ['nothing proposed', { ...wrong, proposal: ' ' }, 422, 'proposal'],
    ['too long a text', { ...wrong, proposal: 'x'.repeat(1001) }, 422, 'proposal'],
    ['an address that would run a script', { ...wrong, source: 'javascript:alert(1)' }, 422, 'source'],
    ['an address that is none', { ...wrong, source: 'ftp://leaf.example' }, 422, 'source'],
    ['a fact that no row has', { ...wrong, about: 'moon' }, 422, 'about'],
    ['no name of what is missing', { ...missing, name: '' }, 422, 'name'],
    ['a row that is not there', { ...wrong, id: 'no-such-cigar' }, 404, undefined],
    ['a cigar as a drink', { ...wrong, of: 'drink' }, 404, undefined],
    ['another field', { ...wrong, outcome: 'taken-over' }, 422, undefined],
  ])('with %s is refused', async (_, body, status, field) => {
    const answer = await report(grace, body)
    expect(answer.statusCode).toBe(status)
    if (field) expect(Object.keys(answer.json().fields)).toEqual([field])
    expect(await listOf(grace)).toEqual([])
  })

  test('is nothing that a member can answer in the database', async () => {
    await report(grace)
    for (const change of ["outcome = 'taken-over'", "word = 'x'", 'closed_at = now()', "proposal = 'x'"])
      await expect(
        server.database.runAsMember(
          { name: `try ${change}`, text: `update catalogue_reports set ${change} where user_id = $1` },
          grace.id,
        ),
      ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('Today’s row', () => {
  test('is that of the catalogue, by columns of the data file', async () => {
    const answer = await grace.request('GET', `/api/corrections/row?of=cigar&id=${padron}`)
    expect(answer.json()).toEqual({
      name: 'Padrón 1964 Anniversary',
      row: cigarRowOf(server.catalogue.linesById.get(padron)!),
    })
    expect((await grace.request('GET', '/api/corrections/row?of=drink&id=moscow-mule')).json().name).toBe(
      'Moscow Mule',
    )
  })

  test('is refused for what is not there', async () => {
    for (const [query, status] of [
      ['of=cigar&id=no-such', 404],
      [`of=drink&id=${padron}`, 404],
      ['of=pipe&id=x', 422],
      ['of=cigar&id=..%2Fx', 422],
      ['of=cigar', 422],
    ] as const)
      expect((await grace.request('GET', `/api/corrections/row?${query}`)).statusCode).toBe(status)
  })
})

test('Visitors report nothing, and nobody but admins sees the queue', async () => {
  const visitor = browser(server)
  expect((await visitor.request('POST', '/api/corrections', wrong)).statusCode).toBe(401)
  const omar = await createMember(server, 'omar')
  await grantDuties(server, omar, 'door', 'host', 'moderator')
  const { id } = (await report(grace)).json()
  for (const [method, path, body] of [
    ['GET', '/api/admin/corrections'],
    ['POST', `/api/admin/corrections/${id}/decline`, { word: 'No.' }],
    ['GET', '/api/admin/own-rows/vocabulary'],
    ['GET', `/api/admin/own-rows/cigar/${padron}`],
    ['POST', '/api/admin/own-rows/cigar', { row: {} }],
    ['PUT', `/api/admin/own-rows/cigar/${padron}`, { row: {}, version: 0 }],
    ['DELETE', `/api/admin/own-rows/cigar/${padron}?version=1`],
  ] as const) {
    expect((await visitor.request(method, path, body)).statusCode).toBe(401)
    for (const who of [grace, omar]) expect((await who.request(method, path, body)).statusCode).toBe(403)
  }
})
