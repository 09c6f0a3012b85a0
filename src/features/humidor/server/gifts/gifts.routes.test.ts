import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { maxOfferedGifts } from '../../gifts.contract.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
let eve: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  eve = await createMember(server, 'eve')
  await ada.request('PATCH', '/api/profile', { full_name: 'Ada Lovelace' })
  await grace.request('PATCH', '/api/profile', { full_name: 'Grace Hopper' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.owner.query(
    'delete from cigar_gifts; delete from humidor_items; delete from notifications',
  )
})

const cigar = { brand: 'Oliva', cigarName: 'Serie V Melanio', size: '6 × 50', price: 14, notes: 'Mine.' }
const add = async (quantity = 5) =>
  (await ada.request('POST', '/api/humidor/items', { ...cigar, quantity })).json()
const give = (itemId: string, fields: object = {}) =>
  ada.request('POST', `/api/humidor/items/${itemId}/gifts`, { memberId: grace.id, quantity: 2, ...fields })
const offer = async (fields: object = {}) => {
  const item = await add()
  return { item, gift: (await give(item.id, fields)).json().gift }
}
const decide = (member: TestMember, id: string, decision: string) =>
  member.request('POST', `/api/humidor/gifts/${id}/${decision}`, decision === 'accept' ? {} : undefined)
const itemsOf = async (member: TestMember) => (await member.request('GET', '/api/humidor/items')).json().items
const giftsOf = async (member: TestMember) => (await member.request('GET', '/api/humidor/gifts')).json().gifts
const toldTo = async (member: TestMember): Promise<string[]> =>
  (await member.request('GET', '/api/notifications'))
    .json()
    .notifications.map(({ title }: { title: string }) => title)

describe('a gift', () => {
  it('leaves the humidor at once, and both members see it', async () => {
    const { item, gift } = await offer({ message: 'For Friday.' })
    expect(await itemsOf(ada)).toMatchObject([{ id: item.id, quantity: 3 }])
    expect(await itemsOf(grace)).toEqual([])
    const seen = { id: gift.id, state: 'offered', quantity: 2, brand: 'Oliva', message: 'For Friday.' }
    expect(await giftsOf(ada)).toMatchObject([{ ...seen, direction: 'given', otherName: 'Grace Hopper' }])
    expect(await giftsOf(grace)).toMatchObject([
      { ...seen, direction: 'received', otherName: 'Ada Lovelace' },
    ])
    expect(await giftsOf(eve)).toEqual([])
    expect(await toldTo(grace)).toEqual(['Ada Lovelace gives you 2 × Oliva Serie V Melanio'])
  })

  it('is in the humidor of the other once accepted, without price and notes of the giver', async () => {
    const { gift } = await offer()
    const accepted = await decide(grace, gift.id, 'accept')
    expect(accepted.json()).toMatchObject({
      gift: { state: 'accepted' },
      item: { quantity: 2, size: '6 × 50', price: null, notes: 'A gift from Ada Lovelace.' },
    })
    expect(await itemsOf(grace)).toHaveLength(1)
    expect(await itemsOf(ada)).toMatchObject([{ quantity: 3 }])
    expect(await toldTo(ada)).toEqual(['Grace Hopper accepted 2 × Oliva Serie V Melanio'])
  })

  it('goes back when declined or taken back, also where the row was deleted', async () => {
    const first = await offer()
    await decide(grace, first.gift.id, 'decline')
    expect(await itemsOf(ada)).toMatchObject([{ quantity: 5 }])
    expect(await toldTo(ada)).toEqual(['Grace Hopper declined 2 × Oliva Serie V Melanio'])
    const second = (await give(first.item.id)).json().gift
    await ada.request('DELETE', `/api/humidor/items/${first.item.id}`)
    expect((await decide(ada, second.id, 'withdraw')).json().gift.state).toBe('withdrawn')
    expect(await itemsOf(ada)).toMatchObject([{ brand: 'Oliva', quantity: 2 }])
  })

  it('is decided once, by whom it is for', async () => {
    const { gift } = await offer()
    expect((await decide(eve, gift.id, 'accept')).statusCode).toBe(404)
    expect((await decide(ada, gift.id, 'accept')).statusCode).toBe(404)
    expect((await decide(grace, gift.id, 'withdraw')).statusCode).toBe(404)
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => decide(grace, gift.id, 'accept')),
      ...Array.from({ length: 5 }, () => decide(ada, gift.id, 'withdraw')),
    ])
    expect(answers.map(({ statusCode }) => statusCode).filter(code => code === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const counts = [...(await itemsOf(ada)), ...(await itemsOf(grace))].map(({ quantity }) => quantity)
    expect(counts.reduce((sum, quantity) => sum + quantity, 0)).toBe(5)
  })

  it('is never of more than there are, whoever gives how often at once', async () => {
    const item = await add(5)
    const answers = await Promise.all(Array.from({ length: 6 }, () => give(item.id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409, 409])
    expect(await itemsOf(ada)).toMatchObject([{ quantity: 1 }])
  })

  it('needs a cigar and another member of one’s own lounge', async () => {
    const item = await add()
    const nobody = '00000000-0000-7000-8000-00000000000a'
    const answers = [
      await give(nobody),
      await give(item.id, { memberId: nobody }),
      await give(item.id, { memberId: ada.id }),
      await give(item.id, { quantity: 0 }),
      await give(item.id, { quantity: 1.5 }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 422, 422])
    expect(await itemsOf(ada)).toMatchObject([{ quantity: 5 }])
  })

  it('goes back when the other account is deleted before it decides', async () => {
    const leaving = await createMember(server, 'leaving')
    const item = await add()
    await give(item.id, { memberId: leaving.id })
    await server.database.owner.query('delete from users where id = $1', [leaving.id])
    expect(await giftsOf(ada)).toMatchObject([{ state: 'declined' }])
    expect(await itemsOf(ada)).toMatchObject([{ quantity: 5 }])
  })

  it(`waits for an answer beside at most ${maxOfferedGifts - 1} others`, async () => {
    const { item } = await offer()
    await server.database.owner.query(
      `insert into cigar_gifts (user_id, recipient_id, giver_name, recipient_name, brand, cigar_name, quantity)
       select $1, $2, 'Ada', 'Grace', 'Oliva', 'Melanio', 1 from generate_series(2, $3)`,
      [ada.id, grace.id, maxOfferedGifts],
    )
    expect((await give(item.id)).json()).toMatchObject({ code: 'TOO_MANY_GIFTS' })
    expect(await itemsOf(ada)).toMatchObject([{ quantity: 3 }])
  })
})

describe('members', () => {
  const find = async (typed: string): Promise<string[]> =>
    (await ada.request('GET', `/api/members?q=${encodeURIComponent(typed)}`))
      .json()
      .members.map(({ name }: { name: string }) => name)

  it('are found by the begin of a name, with nothing else about them', async () => {
    expect(await find('gra')).toEqual(['Grace Hopper'])
    expect(await find('HOP')).toEqual(['Grace Hopper'])
    const { members } = (await ada.request('GET', '/api/members?q=grace')).json()
    expect(members).toEqual([{ id: grace.id, name: 'Grace Hopper' }])
  })

  it('are not found by one letter, by a pattern, by oneself or when banned', async () => {
    expect([await find('g'), await find('%%'), await find('__'), await find('ada')]).toEqual([[], [], [], []])
    await server.database.owner.query('update users set banned = true where id = $1', [grace.id])
    expect(await find('grace')).toEqual([])
    await server.database.owner.query('update users set banned = false where id = $1', [grace.id])
  })
})
