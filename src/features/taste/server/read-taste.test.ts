import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sommelierContract } from '#features/sommelier/sommelier.contract.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

const { path } = sommelierContract.adviseMember

let server: TestApp
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  grace = await createMember(server, 'grace')
})
afterAll(() => server.close())

describe('A member’s taste', () => {
  const rate = async (person: TestMember, names: readonly string[], rating: number) => {
    for (const name of names) {
      const body = {
        cigar_name: 'Liga Privada No. 9',
        pairing_type: 'spirit',
        pairing_name: name,
        notes: '.',
      }
      const { id } = (await person.request('POST', '/api/saved-pairings', body)).json()
      expect((await person.request('PATCH', `/api/saved-pairings/${id}`, { rating })).statusCode).toBe(200)
    }
  }
  const tasteOf = async (person: TestMember) => (await person.request('GET', '/api/taste')).json()
  const peated = ['Lagavulin 16 Year', 'Ardbeg 10 Year', 'Laphroaig 10 Year', 'Caol Ila 12 Year']

  const peatLow = { of: 'drink', about: 'Peat', points: -3, ratings: 4, text: 'You rated peat low' }

  test('is empty and on before the first rating', async () => {
    const mary = await createMember(server, 'mary')
    expect(await tasteOf(mary)).toEqual({ isOn: true, ratings: 0, leanings: [], forgotten: [] })
  })

  test('is learned from their own ratings only, and has points', async () => {
    const ada = await createMember(server, 'ada')
    await rate(ada, peated, 1)
    const { ratings, leanings } = await tasteOf(ada)
    expect(ratings).toBe(4)
    expect(leanings).toContainEqual(peatLow)
    expect(await tasteOf(grace)).toMatchObject({ ratings: 0, leanings: [] })
  })

  test('is learned from the journal as from the vault', async () => {
    const vera = await createMember(server, 'vera')
    for (const drink of peated) {
      const entry = { cigar: 'Liga Privada No. 9', drink, notes: '.', rating: 1 }
      expect((await vera.request('POST', '/api/journal/entries', entry)).statusCode).toBe(200)
    }
    const { ratings, leanings } = await tasteOf(vera)
    expect(ratings).toBe(4)
    expect(leanings).toContainEqual(peatLow)
  })

  test('is part of the score until it, or the memory, is switched off', async () => {
    const edith = await createMember(server, 'edith')
    const question = { cigar: 'Liga Privada No. 9' }
    const advise = async () => (await edith.request('POST', path, question)).json()
    const { saved: _, ...before } = await advise()
    const favorites = server.catalogue.drinks.filter(
      ({ family, recipe }) => family === before.drinks[0].family && recipe.length === 0,
    )
    await rate(
      edith,
      favorites.slice(0, 4).map(({ name }) => name),
      5,
    )
    const liked = await advise()
    expect(liked.drinks[0].taste).toBeGreaterThan(0)
    expect(liked.drinks[0].reasons).toContainEqual(
      expect.objectContaining({ isOwnTaste: true, text: expect.stringMatching(/^You rated .+ high$/) }),
    )
    for (const off of ['taste_enabled', 'memory_enabled']) {
      await edith.request('PATCH', '/api/settings', { [off]: false })
      const { saved: __, ...after } = await advise()
      expect(after).toEqual(before)
      expect(await tasteOf(edith)).toMatchObject({ isOn: false, ratings: 4 })
      await edith.request('PATCH', '/api/settings', { [off]: true })
    }
  })
})

describe('What a member’s ratings show', () => {
  const rum = { of: 'drink', about: 'Rum' } as const
  const change = (person: TestMember, body: object) => person.request('PATCH', '/api/taste/leanings', body)
  async function rateRums(person: TestMember): Promise<void> {
    for (const drink of server.catalogue.drinks.filter(({ family }) => family === 'rum').slice(0, 4)) {
      const entry = { cigar: 'Liga Privada No. 9', drink: drink.name, notes: '.', rating: 5 }
      expect((await person.request('POST', '/api/journal/entries', entry)).statusCode).toBe(200)
    }
  }
  const tasteOf = async (person: TestMember) => (await person.request('GET', '/api/taste')).json()

  test('no longer counts once it is forgotten, while the ratings stay, and counts again once it is restored', async () => {
    const barbara = await createMember(server, 'barbara')
    await rateRums(barbara)
    const { name } = server.catalogue.drinks.find(({ family }) => family === 'rum')!
    const pair = { cigar: 'Liga Privada No. 9', drink: name }
    const reasons = async () => (await barbara.request('POST', '/api/arturo/pair', pair)).body
    const before = await tasteOf(barbara)
    expect(before.leanings).toContainEqual(expect.objectContaining({ ...rum, ratings: 4 }))
    expect(await reasons()).toContain('You rated rum high')
    expect((await change(barbara, { leanings: [rum], count: false })).json()).toEqual({ done: true })
    const after = await tasteOf(barbara)
    expect(after.leanings).not.toContainEqual(expect.objectContaining(rum))
    expect(after.forgotten).toEqual([expect.objectContaining(rum)])
    expect(after.ratings).toBe(before.ratings)
    expect(await reasons()).not.toContain('You rated rum high')
    await rateRums(barbara)
    expect((await tasteOf(barbara)).leanings).not.toContainEqual(expect.objectContaining(rum))
    await change(barbara, { leanings: [rum], count: true })
    expect(await reasons()).toContain('You rated rum high')
    expect((await tasteOf(barbara)).forgotten).toEqual([])
  })

  test('is forgotten all at once, and twice does no harm', async () => {
    const joan = await createMember(server, 'joan')
    await rateRums(joan)
    const { leanings } = await tasteOf(joan)
    const all = leanings.map(({ of, about }: typeof rum) => ({ of, about }))
    for (let time = 0; time < 2; time += 1) await change(joan, { leanings: all, count: false })
    const after = await tasteOf(joan)
    expect(after.leanings).toEqual([])
    expect(after.forgotten).toHaveLength(all.length)
  })

  test('is forgotten for its member alone', async () => {
    const [lise, otto] = [await createMember(server, 'lise'), await createMember(server, 'otto')]
    await rateRums(lise)
    await rateRums(otto)
    await change(otto, { leanings: [rum], count: false })
    expect((await tasteOf(lise)).forgotten).toEqual([])
    await change(lise, { leanings: [rum], count: true })
    expect((await tasteOf(otto)).forgotten).toHaveLength(1)
  })

  test.each([
    ['an unknown one', { leanings: [{ of: 'drink', about: 'Ketchup' }], count: false }, 404],
    ['a drink’s of a cigar', { leanings: [{ of: 'cigar', about: 'Rum' }], count: false }, 404],
    ['no body', {}, 422],
  ])('is refused with %s', async (_, body, status) => {
    expect((await change(grace, body)).statusCode).toBe(status)
  })
})

describe('Advice queries the database', () => {
  const { query } = pg.Client.prototype
  let queries: string[] = []
  beforeAll(() => {
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [first] = args
      const text = typeof first === 'string' ? first : (first as { text?: string }).text
      if (text && !/^(begin|commit|select set_config)/i.test(text)) queries.push(text)
      return Reflect.apply(query, this, args)
    } as typeof query
  })
  afterAll(() => {
    pg.Client.prototype.query = query
  })
  const countQueries = async (url: string, body: object) => {
    queries = []
    expect((await grace.request('POST', url, body)).statusCode).toBe(200)
    return queries.length
  }

  test('five times: session, taste setting, ratings of the vault and the journal, saving; six times with the bar', async () => {
    expect(await countQueries(path, { cigar: 'padron 1926' })).toBe(5)
    expect(await countQueries(sommelierContract.adviseCigars.path, { drink: 'negroni' })).toBe(5)
    const { id } = server.catalogue.drinks.find(({ name }) => name === 'Negroni')!
    await grace.request('PUT', `/api/bar/${id}`, {})
    expect(await countQueries(path, { cigar: 'padron 1926', onlyMyBar: true })).toBe(6)
  })

  test('three times for a member who switched their taste off', async () => {
    await grace.request('PATCH', '/api/settings', { taste_enabled: false })
    expect(await countQueries(path, { cigar: 'padron 1926' })).toBe(3)
    await grace.request('PATCH', '/api/settings', { taste_enabled: true })
  })

  test('once for text that is not a cigar: the session', async () => {
    queries = []
    await grace.request('POST', path, { cigar: 'hello' })
    expect(queries).toHaveLength(1)
  })
})
