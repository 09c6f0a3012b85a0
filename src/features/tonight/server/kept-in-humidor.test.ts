import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import { findLineByName } from '#features/pairing/server/find-by-exact-name.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { sizeForTime } from '../size-for-time.rules.ts'
import { type EveningPick, eveningPick } from '../tonight.contract.ts'

let server: TestApp
/** Cigars with a size that fits an hour, which the humidor recognizes by their names. */
let cigars: Cigar[]
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  cigars = server.catalogue.cigars
    .filter(
      cigar => sizeForTime(cigar, 60) && findLineByName(server.catalogue, fullCigarName(cigar)) === cigar,
    )
    .slice(0, 5)
})
afterAll(() => server.close())

async function pick(member: TestMember, body: object = {}): Promise<EveningPick> {
  const answer = await member.request('POST', '/api/tonight', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return z.parse(eveningPick, answer.json())
}

async function keep(member: TestMember, { brand, line }: Cigar, fields: object = {}) {
  const body = { brand, cigarName: line, quantity: 2, ...fields }
  const answer = await member.request('POST', '/api/humidor/items', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function saveRated(member: TestMember, cigar: Cigar, rating: number): Promise<void> {
  await server.database.owner.query(
    `insert into saved_pairings (user_id, cigar_name, pairing_type, pairing_name, notes, rating, cigar_id)
      values ($1, $2, 'spirit', 'Rum', 'Kept.', $3, $4)`,
    [member.id, fullCigarName(cigar), rating, cigar.id],
  )
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
/** At its best for every strength. */
const longAgo = daysAgo(500)

describe('a member with a humidor', () => {
  it('gets what is good to smoke first, then the rest, the vault, and the catalogue', async () => {
    const grace = await createMember(server, 'grace')
    const [prime, past, unknown, rated] = cigars
    await saveRated(grace, rated!, 5)
    await keep(grace, past!, { purchasedOn: daysAgo(4_000) })
    await keep(grace, unknown!)
    const { id } = await keep(grace, prime!, { purchasedOn: longAgo })
    const seen: string[] = []
    const picks: EveningPick[] = []
    for (let time = 0; time < 5; time++) {
      picks.push(await pick(grace, { seen }))
      seen.push(picks.at(-1)!.cigar.id)
    }
    expect(seen.slice(0, 4)).toEqual([prime, unknown, past, rated].map(cigar => cigar!.id))
    expect(picks.map(({ cigarFrom }) => cigarFrom)).toEqual([
      'humidor',
      'humidor',
      'humidor',
      'vault',
      'house',
    ])
    expect(picks[0]).toMatchObject({ kept: { itemId: id, quantity: 2, state: 'prime' } })
    expect(picks[0]!.why[0]).toMatch(/humidor.*at its best|humidor.*to its best/i)
    expect(picks.map(({ kept }) => kept?.state)).toEqual(['prime', null, 'past', undefined, undefined])
  })

  it('is not offered what rests, nor what is smoked to the last, whatever its stars', async () => {
    const ada = await createMember(server, 'ada')
    const [resting, setAside, smoked] = cigars
    await saveRated(ada, resting!, 5)
    await keep(ada, resting!, { purchasedOn: daysAgo(1) })
    await keep(ada, setAside!, { purchasedOn: longAgo, agingUntil: daysAgo(-30) })
    const item = await keep(ada, smoked!, { purchasedOn: longAgo })
    await ada.request('PATCH', `/api/humidor/items/${item.id}`, { quantity: 0, version: 1 })
    expect(await pick(ada)).toMatchObject({ cigarFrom: 'house', kept: null })
    await keep(ada, resting!, { purchasedOn: longAgo })
    expect(await pick(ada)).toMatchObject({ cigar: { id: resting!.id }, cigarFrom: 'humidor' })
  })

  it('follows the member’s own rules', async () => {
    const alan = await createMember(server, 'alan')
    const [cigar] = cigars
    await keep(alan, cigar!, { purchasedOn: daysAgo(3) })
    expect((await pick(alan)).cigarFrom).toBe('house')
    const rule = { strength: cigar!.strength, restDays: 0, primeFromDays: 1, primeUntilDays: 10 }
    const { statusCode } = await alan.request('PUT', '/api/humidor/readiness-rules', { rules: [rule] })
    expect(statusCode).toBe(200)
    expect(await pick(alan)).toMatchObject({ kept: { state: 'prime' } })
  })

  it('gets the size that they have, if it fits the time', async () => {
    const hedy = await createMember(server, 'hedy')
    await keep(hedy, cigars[0]!, { purchasedOn: longAgo, size: '8 × 60' })
    expect((await pick(hedy, { minutes: 60 })).cigarFrom).toBe('house')
    const { cigarFrom, cigar } = await pick(hedy, { minutes: 120 })
    expect([cigarFrom, cigar.drawing?.lengthInches]).toEqual(['humidor', 8])
  })

  it('is not offered a cigar of few stars, nor one that they declined', async () => {
    const donald = await createMember(server, 'donald')
    const [poor, declined] = cigars
    for (const cigar of [poor!, declined!]) await keep(donald, cigar, { purchasedOn: longAgo })
    await saveRated(donald, poor!, 2)
    await donald.request('PUT', `/api/tonight/refused/${declined!.id}`, {})
    expect((await pick(donald)).cigarFrom).toBe('house')
  })

  it('is not looked into while the memory is off', async () => {
    const mary = await createMember(server, 'mary')
    await keep(mary, cigars[0]!, { purchasedOn: longAgo })
    await mary.request('PATCH', '/api/settings', { memory_enabled: false })
    expect(await pick(mary)).toMatchObject({ cigarFrom: 'house', kept: null })
  })
})

it('Cigars of one member are not offered to another', async () => {
  const [ann, ben] = [await createMember(server, 'ann'), await createMember(server, 'ben')]
  await keep(ann, cigars[0]!, { purchasedOn: longAgo })
  expect((await pick(ben)).cigarFrom).toBe('house')
})
