import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { marksEvent } from '../marks.contract.ts'

let app: TestApp
let ada: TestMember
let grace: TestMember
const cigar = 'padron-1964-anniversary'
const drink = 'aberlour-abunadh'
beforeAll(async () => {
  app = await startApp({ isSeeded: false })
  ada = await createMember(app, 'ada')
  grace = await createMember(app, 'grace')
})
afterAll(() => app.close())

const add = (member: TestMember, item: string) => member.request('PUT', `/api/marks/${item}`, {})
const listOf = async (member: TestMember) =>
  (
    (await member.request('GET', '/api/marks')).json().items as {
      kind: string
      id: string
      mark: string
      name: string
    }[]
  ).map(({ kind, id, mark, name }) => [kind, id, mark, name].join(' '))

test('What a member has, had and wants is listed by name, the latest first, and only to them', async () => {
  for (const item of [
    `cigar/${cigar}/have`,
    `cigar/${cigar}/had`,
    `drink/${drink}/want`,
    `drink/${drink}/want`,
  ])
    expect((await add(ada, item)).statusCode).toBe(200)
  expect(await listOf(ada)).toEqual([
    `drink ${drink} want Aberlour A'bunadh`,
    `cigar ${cigar} had Padrón 1964 Anniversary`,
    `cigar ${cigar} have Padrón 1964 Anniversary`,
  ])
  expect(await listOf(grace)).toEqual([])
})

test('A mark that is taken back is gone, and taking it back again changes nothing', async () => {
  for (let time = 0; time < 2; time++)
    expect((await ada.request('DELETE', `/api/marks/cigar/${cigar}/had`)).statusCode).toBe(200)
  expect(await listOf(ada)).not.toContain(`cigar ${cigar} had Padrón 1964 Anniversary`)
})

test('A drink that one has is a bottle of the bar, not a mark', async () => {
  const { statusCode, body } = await add(ada, `drink/${drink}/have`)
  expect([statusCode, body]).toEqual([422, expect.stringContaining('in your bar')])
})

test.each(['cigar/no-such-cigar/want', `drink/${cigar}/want`, `cigar/${drink}/had`])(
  '%s is refused: the catalog does not have it',
  async item => {
    expect((await add(ada, item)).statusCode).toBe(404)
  },
)

test('A mark reaches the open tabs of the member', async () => {
  const tab = await openTabOf(app, ada)
  await add(ada, `cigar/${cigar}/want`)
  await waitFor(() =>
    expect(tab.events).toContainEqual({ kind: marksEvent, data: { kind: 'cigar', id: cigar } }),
  )
  tab.socket.terminate()
})

const keep = async (member: TestMember, fields: object = {}) =>
  (
    await member.request('POST', '/api/humidor/items', {
      brand: 'Padrón',
      cigarName: '1964 Anniversary',
      quantity: 1,
      ...fields,
    })
  ).json()
const marksOf = async (member: TestMember) =>
  (
    (await member.request('GET', '/api/marks')).json().items as {
      mark: string
      in_humidor: { quantity: number; name: string } | null
    }[]
  ).map(({ mark, in_humidor }) => (in_humidor ? `${mark} ${in_humidor.quantity} ${in_humidor.name}` : mark))

test('A wanted cigar that is added to the humidor is had and wanted no more, until the row is deleted', async () => {
  const joan = await createMember(app, 'joan')
  await add(joan, `cigar/${cigar}/want`)
  const { id } = await keep(joan)
  expect(await marksOf(joan)).toEqual(['have 1 Padrón 1964 Anniversary'])
  await joan.request('DELETE', `/api/humidor/items/${id}`)
  expect(await marksOf(joan)).toEqual(['want'])
})

test('Of a cigar that was smoked to the last the member had it, and an undo brings it back', async () => {
  const mary = await createMember(app, 'mary')
  await add(mary, `cigar/${cigar}/have`)
  const { id } = await keep(mary)
  const { smokeId } = (await mary.request('POST', `/api/humidor/items/${id}/smoke`, {})).json()
  expect(await marksOf(mary)).toEqual(['had 0 Padrón 1964 Anniversary'])
  await mary.request('DELETE', `/api/humidor/smokes/${smokeId}`)
  expect(await marksOf(mary)).toEqual(['have 1 Padrón 1964 Anniversary'])
  await mary.request('POST', `/api/humidor/items/${id}/smoke`, {})
  // Pressed again after that, it contradicts.
  await add(mary, `cigar/${cigar}/have`)
  expect(await marksOf(mary)).toEqual(['have'])
})

test('A mark that is taken back leaves the humidor as it is', async () => {
  const rosa = await createMember(app, 'rosa')
  await add(rosa, `cigar/${cigar}/have`)
  await keep(rosa, { quantity: 2 })
  await rosa.request('DELETE', `/api/marks/cigar/${cigar}/have`)
  expect(await marksOf(rosa)).toEqual(['have 2 Padrón 1964 Anniversary'])
  expect((await rosa.request('GET', '/api/humidor/items')).json().items).toHaveLength(1)
})
