import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pairingContract } from '#features/pairing/pairing.contract.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { advice, cigarAdvice, promptMissing, sommelierContract, textMissing } from '../sommelier.contract.ts'

const { path } = sommelierContract.adviseMember

let server: TestApp
let limitedServer: TestApp
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  limitedServer = await startApp({ isSeeded: false, limitsRequests: true })
  grace = await createMember(server, 'grace')
})
afterAll(() => Promise.all([server, limitedServer].map(app => app.close())))

async function advise(body: object) {
  const answer = await grace.request('POST', path, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return z.parse(advice, answer.json())
}

const rows = async (cigar: string) =>
  (
    await server.database.owner.query(
      'select user_id, pairing_type, pairing_name, notes, rating from saved_pairings where cigar_name = $1',
      [cigar],
    )
  ).rows

describe('A member is advised', () => {
  test('with three spirits by default', async () => {
    for (const [body, kind] of [
      [{}, 'spirit'],
      [{ pairingType: 'wine' }, 'wine'],
      [{ pairingType: 'mocktail' }, 'mocktail'],
    ] as const) {
      const { pairingType, drinks } = await advise({ cigar: 'Montecristo No. 2', ...body })
      expect([pairingType, ...drinks.map(drink => drink.kind)]).toEqual([kind, kind, kind, kind])
    }
  })

  test('and finds the advice in their vault, in full and unrated', async () => {
    const { saved, drinks, result } = await advise({ cigar: 'oliva serie v melanio' })
    expect(saved).not.toBeNull()
    expect(await rows('Oliva Serie V Melanio')).toEqual([
      {
        user_id: grace.id,
        pairing_type: 'spirit',
        pairing_name: drinks[0]!.name,
        notes: result,
        rating: null,
      },
    ])
  })

  test('on a cigar known by name only without a guess, and the row of the vault has no drawing of it', async () => {
    const line = server.catalogue.lines.find(
      ({ confidence, country }) => confidence === 'low' && country === '',
    )!
    const { cigar, drinks, schools, thirds, question, canNarrate, saved } = await advise({
      cigar: `${line.brand} ${line.line}`,
    })
    expect(cigar).toMatchObject({
      id: line.id,
      recognition: 'name-only',
      wrapper: null,
      size: null,
      country: null,
    })
    expect(drinks.length).toBeGreaterThan(0)
    for (const { score, reasons, school, share } of drinks)
      expect([score, reasons, school, share]).toEqual([null, [], null, null])
    expect([schools, thirds, canNarrate]).toEqual([null, [], false])
    expect(question?.choices).toHaveLength(8)
    const row = (await grace.request('GET', `/api/saved-pairings/${saved!.id}`)).json()
    expect(row.drawing).toMatchObject({
      cigar: { line: line.line, drawing: null },
      drink: { name: drinks[0]!.name },
    })
    const told = await advise({ cigar: question!.choices[2]!.cigar })
    expect(told.cigar).toMatchObject({ id: line.id, recognition: 'inferred', wrapper: null })
  })

  test('with one row a day: the same advice again leaves notes and rating unchanged', async () => {
    const nora = await createMember(server, 'nora')
    const advise = async () => (await nora.request('POST', path, { cigar: 'oliva serie v melanio' })).json()
    const { saved: first, drinks, cigar } = await advise()
    expect(first).toMatchObject({ isNew: true, rating: null })
    const ownPairing = {
      cigar_name: `${cigar.brand} ${cigar.line}`,
      pairing_type: 'spirit',
      pairing_name: drinks[0].name,
      notes: 'My own words.',
    }
    expect((await nora.request('POST', '/api/saved-pairings', ownPairing)).json()).toMatchObject({
      id: first.id,
    })
    const own = { rating: 5, status: 'tried', tried_on: '2026-11-01' }
    await nora.request('PATCH', `/api/saved-pairings/${first.id}`, own)
    expect((await advise()).saved).toEqual({ id: first.id, isNew: false, ...own })
    expect((await nora.request('GET', `/api/saved-pairings/${first.id}`)).json()).toMatchObject(ownPairing)
  })

  test('about the same cigar with or without spaces around its name', async () => {
    const { saved: _, ...trimmed } = await advise({ cigar: 'Cohiba Siglo VI' })
    expect(await advise({ cigar: '  Cohiba Siglo VI\n' })).toMatchObject(trimmed)
  })

  test('even if the vault fails', async () => {
    const { owner } = server.database
    await owner.query('alter table saved_pairings rename to elsewhere')
    try {
      const { saved, drinks } = await advise({ cigar: 'Arturo Fuente Hemingway' })
      expect(saved).toBeNull()
      expect(drinks).toHaveLength(3)
    } finally {
      await owner.query('alter table elsewhere rename to saved_pairings')
    }
  })
})

describe('Advice on a cigar for a drink', () => {
  const cigarsFor = async (drink: string) => {
    const answer = await grace.request('POST', sommelierContract.adviseCigars.path, { drink })
    expect(answer.statusCode, answer.body).toBe(200)
    return z.parse(cigarAdvice, answer.json())
  }

  test('gets three cigars of three makers, and finds the first in their vault', async () => {
    const { drink, cigars, result, saved } = await cigarsFor('Lagavulin 16')
    expect(drink).toMatchObject({ name: 'Lagavulin 16 Year', kind: 'spirit' })
    expect(new Set(cigars.map(({ brand }) => brand)).size).toBe(3)
    const { rows: savedRows } = await server.database.owner.query(
      'select user_id, pairing_type, pairing_name, cigar_id, drink_id, notes from saved_pairings where id = $1',
      [saved!.id],
    )
    expect(savedRows).toEqual([
      {
        user_id: grace.id,
        pairing_type: 'spirit',
        pairing_name: 'Lagavulin 16 Year',
        cigar_id: cigars[0]!.id,
        drink_id: drink.id,
        notes: result,
      },
    ])
  })

  test.each([
    ['a nice bourbon', 'Buffalo Trace', 'This is for Buffalo Trace, a typical bourbon. Which one is yours?'],
    ['beer', 'Lager', 'This is for a lager, a typical beer. Which one is yours?'],
    [
      'red wine',
      'Napa Cabernet Sauvignon',
      'This is for a Napa Cabernet, a typical red wine. Which one is yours?',
    ],
  ])('for %s is for a typical one, and asks which', async (typed, name, text) => {
    const { drink, question, cigars, recognition, saved } = await cigarsFor(typed)
    expect([recognition, saved, drink.name]).toEqual(['kind', null, name])
    expect(question?.choices[0]?.drink).toBe(name)
    expect(cigars).toHaveLength(3)
    expect(question?.text).toBe(text)
    expect(question?.choices.length).toBeGreaterThanOrEqual(2)
    // Each choice can be typed instead.
    for (const choice of question!.choices)
      expect([choice.drink, server.catalogue.recognizeDrink(choice.drink)?.name ?? 'unknown']).not.toContain(
        'unknown',
      )
  })

  test.each([
    ['lagavullin 16', 'Lagavulin 16 Year'],
    ['Budweiser beer', 'Budweiser'],
    ['Macallan', 'Macallan 12 Year Sherry Oak'],
  ])('for %s says which drink it was taken for, offers others and saves nothing', async (typed, name) => {
    const countPairs = async () =>
      (
        await server.database.owner.query('select count(*) from saved_pairings where user_id = $1', [
          grace.id,
        ])
      ).rows[0].count
    const before = await countPairs()
    const { recognition, question, drink, saved } = await cigarsFor(typed)
    expect([recognition, drink.name, saved]).toEqual(['close', name, null])
    expect(question!.text).toMatch(`We read “${typed}” as ${name.split(' ')[0]}`)
    expect(question!.choices.length).toBeGreaterThanOrEqual(2)
    expect(question!.choices[0]).toEqual({ text: name, drink: name })
    expect(await countPairs()).toBe(before)
    for (const choice of question!.choices) {
      const confirmed = await cigarsFor(choice.drink)
      expect([confirmed.recognition, confirmed.drink.name]).toEqual(['exact', choice.drink])
      expect(confirmed.saved).not.toBeNull()
    }
  })

  test('does not ask about a drink that was named', async () => {
    expect(await cigarsFor('guinness')).toMatchObject({ question: null, recognition: 'exact' })
  })

  test.each(['hello', 'padron 1964', 'asdf', 'tap water', 'grandmas moonshine'])(
    'is refused for %s',
    async drink => {
      const answer = await grace.request('POST', sommelierContract.adviseCigars.path, { drink })
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'NOT_A_DRINK' }])
    },
  )

  test('gets an error for an empty name', async () => {
    const answer = await grace.request('POST', sommelierContract.adviseCigars.path, { drink: ' ' })
    expect([answer.statusCode, answer.json().error]).toEqual([422, textMissing])
  })
})

describe('A member who wants drinks of their bar only', () => {
  test('gets drinks of their own bar only, even if they are running low', async () => {
    const joan = await createMember(server, 'joan')
    const adviseFromBar = (body: object = {}) =>
      joan.request('POST', path, { cigar: 'padron', onlyMyBar: true, ...body })
    expect([(await adviseFromBar()).statusCode, (await adviseFromBar()).json()]).toMatchObject([
      422,
      { code: 'NOTHING_AT_HAND', error: 'Your bar has nothing of that kind yet.' },
    ])
    const negroni = server.catalogue.drinks.find(({ name }) => name === 'Negroni')!
    await joan.request('PUT', `/api/bar/${negroni.id}`, { level: 'low' })
    const { drinks, schools } = (await adviseFromBar()).json()
    expect(drinks.map(({ name }: { name: string }) => name)).toEqual(['Negroni'])
    expect(schools).toBeNull()
    expect((await adviseFromBar({ pairingType: 'wine' })).json().code).toBe('NOTHING_AT_HAND')
    expect((await grace.request('POST', path, { cigar: 'padron', onlyMyBar: true })).json().code).toBe(
      'NOTHING_AT_HAND',
    )
  })
})

describe('Refused is', () => {
  test('an anonymous request', async () => {
    const answer = await server.inject({ method: 'POST', url: path, payload: { cigar: 'padron' } })
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'Please sign in to use this feature'])
  })

  test.each([
    ['a missing cigar', {}, promptMissing],
    ['a cigar that is not text', { cigar: 7 }, promptMissing],
    ['nothing', { cigar: null }, promptMissing],
    ['an empty text', { cigar: '' }, textMissing],
    ['blanks', { cigar: ' \n ' }, textMissing],
  ])('%s', async (_, body, error) => {
    const answer = await grace.request('POST', path, body)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'INVALID_INPUT', error, fields: { cigar: error } },
    ])
  })

  test('with the specified messages', () => {
    expect(promptMissing).toBe('Either prompt or question is required')
    expect(textMissing).toBe('No text provided for generating recommendation')
  })

  test('text that is not a cigar, like the free finder', async () => {
    const answer = await grace.request('POST', path, { cigar: 'my dog is called Rex' })
    const { error } = pairingContract.recommendFreePairing.refusals.NOT_A_CIGAR
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'NOT_A_CIGAR', error }])
  })

  test.each([
    ['an unknown field', { cigar: 'padron', user_id: 'x' }],
    ['an unknown kind', { cigar: 'padron', pairingType: 'beer' }],
    ['NUL', { cigar: 'padron\u0000' }],
    ['10,001 characters', { cigar: 'a'.repeat(10_001) }],
  ])('%s', async (_, body) => {
    const answer = await grace.request('POST', path, body)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT'])
  })

  test('the thirty-first request in ten seconds', async () => {
    const alan = await createMember(limitedServer, 'alan')
    for (let time = 0; time < 30; time++)
      expect((await alan.request('POST', path, { cigar: 'hello' })).statusCode).toBe(422)
    expect((await alan.request('POST', path, { cigar: 'hello' })).statusCode).toBe(429)
  })
})
