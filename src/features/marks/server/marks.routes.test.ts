import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, type TestMember } from '#test/members.ts'
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
  await vi.waitFor(() =>
    expect(tab.events).toContainEqual({ kind: marksEvent, data: { kind: 'cigar', id: cigar } }),
  )
  tab.socket.terminate()
})
