import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, type TestMember } from '#test/members.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const vault = '/api/saved-pairings'
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const today = dayBefore(0)

async function saveTried(person: TestMember, pairing_name: string, tried_on?: string): Promise<string> {
  const pairing = { cigar_name: 'Oliva Serie V', pairing_type: 'spirit', pairing_name, notes: 'Kept.' }
  const { id } = (await person.request('POST', vault, pairing)).json()
  if (tried_on) await person.request('PATCH', `${vault}/${id}`, { tried_on })
  return id
}
const summaryOf = async (person: TestMember) =>
  (await person.request('GET', `${vault}/summary?day=${today}`)).json()

describe('the summary of a vault', () => {
  it('is empty for a new member', async () => {
    const grace = await createMember(server, 'grace')
    expect(await summaryOf(grace)).toEqual({ kept: 0, wanted: 0, tried: 0, lastTried: null, unrated: null })
  })

  it('counts, and names the evening that was last', async () => {
    const ada = await createMember(server, 'ada')
    await saveTried(ada, 'Looked up only')
    await saveTried(ada, 'Long ago', dayBefore(40))
    const last = await saveTried(ada, 'Last', dayBefore(2))
    const wanted = await saveTried(ada, 'Wanted')
    await ada.request('PATCH', `${vault}/${wanted}`, { status: 'want' })
    expect(await summaryOf(ada)).toMatchObject({
      kept: 4,
      wanted: 1,
      tried: 2,
      lastTried: { id: last, pairing_name: 'Last', tried_on: dayBefore(2) },
    })
  })

  it('counts what has stars as tried, without guessing the day', async () => {
    const ruth = await createMember(server, 'ruth')
    const id = await saveTried(ruth, 'Rated')
    const rate = async (changes: object) => (await ruth.request('PATCH', `${vault}/${id}`, changes)).json()
    expect(await rate({ rating: 4 })).toMatchObject({ status: 'tried', tried_on: null })
    expect(await summaryOf(ruth)).toMatchObject({ tried: 1, lastTried: null, unrated: null })
    expect(await rate({ rating: null })).toMatchObject({ status: 'looked up', tried_on: null })
    expect(await rate({ status: 'want' })).toMatchObject({ status: 'want' })
    expect(await rate({ rating: 3 })).toMatchObject({ status: 'tried', tried_on: null })
    expect(await rate({ tried_on: dayBefore(3) })).toMatchObject({ status: 'tried', tried_on: dayBefore(3) })
    expect(await rate({ rating: null })).toMatchObject({ status: 'tried', tried_on: dayBefore(3) })
    expect(await rate({ status: 'looked up', rating: 2 })).toMatchObject({ status: 'looked up', rating: 2 })
  })

  it('asks about what was had before today, in the last week, until there are stars', async () => {
    const linus = await createMember(server, 'mary')
    await saveTried(linus, 'Tonight', today)
    await saveTried(linus, 'Too long ago', dayBefore(9))
    expect((await summaryOf(linus)).unrated).toBeNull()
    const yesterday = await saveTried(linus, 'Yesterday', dayBefore(1))
    expect((await summaryOf(linus)).unrated).toMatchObject({ id: yesterday })
    await linus.request('PATCH', `${vault}/${yesterday}`, { rating: 5 })
    expect((await summaryOf(linus)).unrated).toBeNull()
  })

  it('refuses a day that is none', async () => {
    const person = await createMember(server, 'barbara')
    expect((await person.request('GET', `${vault}/summary?day=tomorrow`)).statusCode).toBe(422)
  })
})

describe('a pair that was found without an account', () => {
  it('is saved with its score, its points and its runners-up, once a day', async () => {
    const person = await createMember(server, 'dorothy')
    const found = (
      await browser(server).request('POST', '/api/litepair', { cigar: 'Padron 1964 Maduro' })
    ).json()
    const body = { cigar: found.cigar.id, drink: found.drink.id }
    const saved = (await person.request('POST', `${vault}/free`, body)).json()
    expect(saved).toMatchObject({
      cigar_name: 'Padrón 1964 Anniversary Maduro',
      pairing_name: found.drink.name,
      score: found.score,
      notes: found.result,
      isNew: true,
    })
    const { result } = (await person.request('GET', `${vault}/${saved.id}`)).json()
    expect(result.reasons.map(({ text }: { text: string }) => text)).toEqual(
      found.reasons.map(({ text }: { text: string }) => text),
    )
    expect(result.others.map(({ name }: { name: string }) => name)).toEqual(
      found.others.map(({ name }: { name: string }) => name),
    )
    expect((await person.request('POST', `${vault}/free`, body)).json()).toMatchObject({ isNew: false })
  })

  it('may be described in words', async () => {
    const person = await createMember(server, 'edith')
    const body = { cigar: 'mild Connecticut robusto', drink: 'lagavulin-16-year' }
    expect((await person.request('POST', `${vault}/free`, body)).json()).toMatchObject({ isNew: true })
  })

  it('is refused without a cigar or with a drink that the catalog lacks', async () => {
    const person = await createMember(server, 'frances')
    for (const [body, code] of [
      [{ cigar: 'ashton-classic', drink: 'moonshine' }, 'NO_SUCH_DRINK'],
      [{ cigar: 'a plate of spaghetti', drink: 'lagavulin-16-year' }, 'NOT_A_CIGAR'],
    ] as const) {
      const answer = await person.request('POST', `${vault}/free`, body)
      expect(answer.json().code, JSON.stringify(body)).toBe(code)
    }
  })
})
