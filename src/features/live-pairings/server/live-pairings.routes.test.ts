import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  await ada.request('PATCH', '/api/profile', { full_name: 'Ada Lovelace' })
})
afterAll(() => server.close())

const cigar = 'Padrón 1964 Anniversary'
const path = '/api/live-pairings'
const open = async (
  member: TestMember,
  body: object = { cigar, drinks: ['Lagavulin 16 Year', 'Kopke Colheita Port'] },
) => member.request('POST', path, body)
const opened = async (member: TestMember) => (await open(member)).json()
const act = (member: TestMember, id: string, what: string, body: object = {}) =>
  member.request('POST', `${path}/${id}/${what}`, body)
const vote = (member: TestMember, id: string, place: number, third: number, stars: number) =>
  act(member, id, 'votes', { place, third, stars })
const read = async (member: TestMember, id: string) => (await member.request('GET', `${path}/${id}`)).json()

describe('A host', () => {
  it('opens a session with a cigar and drinks, and everybody hears of it', async () => {
    const tab = await openTabOf(server, grace)
    const answer = await open(ada)
    expect(answer.statusCode).toBe(201)
    const session = answer.json()
    expect(session).toMatchObject({
      hostId: ada.id,
      cigarId: 'padron-1964-anniversary',
      cigarName: 'Padrón 1964 Anniversary',
      step: 'open',
      revealedAt: null,
      guests: [{ id: ada.id, name: 'Ada Lovelace', isHere: true }],
    })
    expect(session.drinks.map(({ name }: { name: string }) => name)).toEqual([
      'Lagavulin 16 Year',
      'Kopke Colheita Port',
    ])
    const third = { votes: 0, own: null, counts: null }
    expect(session.drinks[0]).toMatchObject({
      place: 1,
      thirds: [third, third, third],
      mean: null,
      score: null,
    })
    expect(await read(grace, session.id)).toEqual(session)
    const { isHostAway: _, guests: __, drawing, drinks, ...listed } = session
    expect(drawing).toMatchObject({ brand: 'Padrón', drawing: { shape: expect.any(String) } })
    expect(drinks[0].drawing).toMatchObject({ glass: expect.any(String), colour: expect.any(String) })
    expect((await grace.request('GET', path)).json().sessions[0]).toEqual({
      ...listed,
      drinks: drinks.map(
        ({ thirds: ___, drawing: ____, ...drink }: { thirds: object; drawing: object }) => drink,
      ),
    })
    const told = { kind: 'live-pairing.changed', data: { id: session.id } }
    await waitFor(() => expect(tab.events).toEqual([told]), 5000)
    tab.socket.terminate()
  })

  it('gets three drinks of different families proposed', async () => {
    const { drinks } = (await open(ada, { cigar })).json()
    expect(drinks).toHaveLength(3)
    expect(new Set(drinks.map(({ id }: { id: string }) => id)).size).toBe(3)
  })

  it('names a cigar and drinks that we know, each once', async () => {
    for (const [body, code] of [
      [{ cigar: 'zzzz' }, 'NOT_A_CIGAR'],
      [{ cigar, drinks: ['Zzzz qqq'] }, 'NOT_A_DRINK'],
      [{ cigar, drinks: ['Lagavulin 16 Year', 'Lagavulin 16 Year'] }, 'SAME_DRINK'],
    ] as const)
      expect([(await open(ada, body)).statusCode, (await open(ada, body)).json().code]).toEqual([422, code])
    for (const body of [{ cigar: ' ' }, { cigar, drinks: [] }, { cigar, drinks: ['a', 'b', 'c', 'd'] }])
      expect((await open(ada, body)).statusCode, JSON.stringify(body)).toBe(422)
  })

  it('leads through the thirds, never back, and nobody else does', async () => {
    const { id } = await opened(ada)
    await act(grace, id, 'join')
    expect((await act(grace, id, 'step', { step: 'first' })).json().code).toBe('NOT_HOST')
    expect((await act(grace, id, 'reveal')).json().code).toBe('NOT_HOST')
    expect((await act(ada, id, 'step', { step: 'second' })).json().step).toBe('second')
    const back = await act(ada, id, 'step', { step: 'first' })
    expect([back.statusCode, back.json().code]).toEqual([409, 'NOT_BACK'])
  })

  it('who leaves is followed by the guest who has been there longest, and may come back as a guest', async () => {
    const alan = await createMember(server, 'alan')
    const { id } = await opened(ada)
    for (const guest of [grace, alan]) await act(guest, id, 'join')
    expect((await act(ada, id, 'leave')).json()).toMatchObject({ hostId: grace.id })
    expect((await act(ada, id, 'join')).json()).toMatchObject({ hostId: grace.id })
    expect((await act(grace, id, 'step', { step: 'first' })).statusCode).toBe(200)
    for (const guest of [grace, ada]) await act(guest, id, 'leave')
    expect((await act(alan, id, 'leave')).json()).toMatchObject({ hostId: null })
    expect((await act(alan, id, 'join')).json()).toMatchObject({ hostId: alan.id })
  })

  it('is followed by the guest who takes over while they are away', async () => {
    const away = await createMember(server, 'away')
    const { id } = await opened(away)
    expect((await act(grace, id, 'host')).json().code).toBe('NOT_A_GUEST')
    for (const guest of [grace, ada]) await act(guest, id, 'join')
    const tab = await openTabOf(server, away)
    const tabOfNext = await openTabOf(server, grace)
    expect((await act(grace, id, 'host')).json().code).toBe('HOST_IS_HERE')
    const clock = vi.spyOn(Date, 'now')
    try {
      tab.socket.terminate()
      const present = async () => (await ada.request('GET', '/api/lounge/presence')).json().members
      await waitFor(async () => expect(await present()).toMatchObject([{ id: grace.id }]), 5000)
      expect((await act(grace, id, 'host')).json().code).toBe('HOST_IS_HERE')
      clock.mockReturnValue(Date.now() + 16_000)
      expect(await read(ada, id)).toMatchObject({ hostId: away.id, isHostAway: true })
      expect((await act(grace, id, 'host')).json()).toMatchObject({ hostId: grace.id })
    } finally {
      clock.mockRestore()
    }
    expect((await act(ada, id, 'host')).json().code).toBe('HOST_IS_HERE')
    expect((await act(away, id, 'step', { step: 'first' })).json().code).toBe('NOT_HOST')
    await act(grace, id, 'reveal')
    expect((await act(ada, id, 'host')).json().code).toBe('REVEALED')
    tabOfNext.socket.terminate()
  })

  it('is followed by a guest when they are banned', async () => {
    const banned = await createMember(server, 'banned-host')
    const { id } = await opened(banned)
    await act(grace, id, 'join')
    await server.database.owner.query('update users set banned = true where id = $1', [banned.id])
    expect(await read(grace, id)).toMatchObject({ hostId: grace.id, guests: [{ id: grace.id }] })
  })

  it('whose account is deleted is followed by a guest', async () => {
    const leaving = await createMember(server, 'leaving')
    const { id } = await opened(leaving)
    await act(grace, id, 'join')
    await server.database.owner.query('delete from users where id = $1', [leaving.id])
    expect(await read(grace, id)).toMatchObject({ hostId: grace.id, guests: [{ id: grace.id }] })
  })
})

it('A session that everybody has left, or that was forgotten for a day, is not listed', async () => {
  const [left, forgotten, present] = [await opened(ada), await opened(ada), await opened(ada)]
  await act(ada, left.id, 'leave')
  await server.database.owner.query(
    "update live_pairings set created_at = now() - interval '25 hours' where id = $1",
    [forgotten.id],
  )
  const { sessions } = (await ada.request('GET', path)).json()
  const ids = sessions.map(({ id }: { id: string }) => id)
  expect([left, forgotten, present].map(({ id }) => ids.includes(id))).toEqual([false, false, true])
})

describe('A vote', () => {
  it('is seen by nobody else before the host reveals it, and then only in the counts', async () => {
    const { id } = await opened(ada)
    await act(grace, id, 'join')
    await act(ada, id, 'step', { step: 'first' })
    expect((await vote(ada, id, 1, 1, 5)).statusCode).toBe(200)
    await vote(grace, id, 1, 1, 3)
    await vote(grace, id, 1, 1, 2)
    const seenByAda = await read(ada, id)
    expect(seenByAda.drinks[0]).toMatchObject({
      thirds: [{ votes: 2, own: 5, counts: null }, {}, {}],
      mean: null,
      score: null,
    })
    const { database } = server
    const { rows } = await database.app.query('select * from live_pairing_votes')
    expect(rows).toEqual([])
    await act(ada, id, 'step', { step: 'final' })
    await vote(grace, id, 2, 3, 4)
    const revealed = (await act(ada, id, 'reveal')).json()
    expect(revealed).toMatchObject({ step: 'revealed', revealedAt: expect.stringMatching(/^\d{4}-/) })
    expect(revealed.drinks[0]).toMatchObject({ mean: 3.5, score: expect.any(Number) })
    expect(revealed.drinks[0].thirds[0]).toEqual({ votes: 2, own: 5, counts: [0, 1, 0, 0, 1] })
    const [listed] = (await grace.request('GET', path)).json().sessions
    expect(listed).toMatchObject({ id, guestCount: 2, drinks: [{ mean: 3.5 }, { mean: 4 }] })
    expect(revealed.drinks[1].thirds[2]).toEqual({ votes: 1, own: null, counts: [0, 0, 0, 1, 0] })
    for (const answer of [
      await vote(grace, id, 1, 1, 5),
      await act(await createMember(server, 'late'), id, 'join'),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'REVEALED'])
  })

  it('needs a guest, a third that has begun, a drink of the session and 1 to 5 stars', async () => {
    const { id } = await opened(ada)
    const early = await vote(ada, id, 1, 1, 4)
    expect([early.statusCode, early.json().code]).toEqual([409, 'NOT_YET'])
    await act(ada, id, 'step', { step: 'first' })
    expect((await vote(ada, id, 1, 2, 4)).json().code).toBe('NOT_YET')
    const stranger = await vote(grace, id, 1, 1, 4)
    expect([stranger.statusCode, stranger.json().code]).toEqual([403, 'NOT_A_GUEST'])
    expect((await vote(ada, id, 3, 1, 4)).json().code).toBe('NO_SUCH_DRINK')
    expect((await vote(ada, randomUUID(), 1, 1, 4)).statusCode).toBe(404)
    for (const [place, third, stars] of [
      [0, 1, 1],
      [1, 4, 1],
      [1, 1, 0],
      [1, 1, 6],
      [1, 1, 2.5],
    ] as const)
      expect((await vote(ada, id, place, third, stars)).statusCode).toBe(422)
    for (const what of ['join', 'leave', 'reveal'])
      expect((await act(ada, randomUUID(), what)).statusCode, what).toBe(404)
  })
})

it('Fifty guests join and vote at once, one more does not fit, and their votes cause few events', async () => {
  const { id } = await opened(ada)
  const guests = await Promise.all(Array.from({ length: 50 }, (_, at) => createMember(server, `taster${at}`)))
  const joined = await Promise.all(guests.map(guest => act(guest, id, 'join')))
  expect(joined.filter(({ statusCode }) => statusCode === 200)).toHaveLength(49)
  expect(joined.find(({ statusCode }) => statusCode !== 200)!.json().code).toBe('FULL')
  await act(ada, id, 'step', { step: 'first' })
  const tab = await openTabOf(server, ada)
  const present = guests.filter((_, at) => joined[at]!.statusCode === 200)
  const votes = await Promise.all(present.map((guest, at) => vote(guest, id, 1, 1, (at % 5) + 1)))
  expect(votes.every(({ statusCode }) => statusCode === 200)).toBe(true)
  const told = { kind: 'live-pairing.changed', data: { id } }
  await waitFor(() => expect(tab.events).toContainEqual(told), 10_000)
  expect(tab.events.length).toBeLessThan(5)
  tab.socket.terminate()
  const { drinks } = (await act(ada, id, 'reveal')).json()
  expect(drinks[0].thirds[0].counts).toEqual([10, 10, 10, 10, 9])
}, 60_000)
