import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pairingContract } from '#features/pairing/pairing.contract.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { join, type Person } from '#test/people.ts'
import { advice, promptMissing, sommelierContract, textMissing } from '../sommelier.contract.ts'

const { path } = sommelierContract.adviseMember

let house: TestApp
let limitedHouse: TestApp
let grace: Person
beforeAll(async () => {
  house = await startApp({ isPlanted: false })
  limitedHouse = await startApp({ isPlanted: false, limitsRequests: true })
  grace = await join(house, 'grace')
})
afterAll(() => Promise.all([house, limitedHouse].map(each => each.close())))

async function advise(body: object) {
  const answer = await grace.ask('POST', path, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return z.parse(advice, answer.json())
}

const rows = async (cigar: string) =>
  (
    await house.database.owner.query(
      'select user_id, pairing_type, pairing_name, notes, rating from saved_pairings where cigar_name = $1',
      [cigar],
    )
  ).rows

describe('A member is advised', () => {
  test('three spirits unless they ask for something else', async () => {
    for (const [body, kind] of [
      [{}, 'spirit'],
      [{ pairingType: 'wine' }, 'wine'],
      [{ pairingType: 'mocktail' }, 'mocktail'],
    ] as const) {
      const { pairingType, drinks } = await advise({ cigar: 'Padrón 1964 Anniversary', ...body })
      expect([pairingType, ...drinks.map(drink => drink.kind)]).toEqual([kind, kind, kind, kind])
    }
  })

  test('and finds it in their vault, whole and not yet rated', async () => {
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

  test('about the same cigar whether or not there are blanks around its name', async () => {
    const { saved: _, ...trimmed } = await advise({ cigar: 'Cohiba Siglo VI' })
    expect(await advise({ cigar: '  Cohiba Siglo VI\n' })).toMatchObject(trimmed)
  })

  test('even when the vault is closed', async () => {
    const { owner } = house.database
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

describe('Refused is', () => {
  test('whoever is not signed in', async () => {
    const answer = await house.inject({ method: 'POST', url: path, payload: { cigar: 'padron' } })
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'Please sign in to use this feature'])
  })

  test.each([
    ['no cigar', {}, promptMissing],
    ['a cigar that is no text', { cigar: 7 }, promptMissing],
    ['nothing', { cigar: null }, promptMissing],
    ['an empty text', { cigar: '' }, textMissing],
    ['blanks', { cigar: ' \n ' }, textMissing],
  ])('%s', async (_, body, error) => {
    const answer = await grace.ask('POST', path, body)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'INVALID_INPUT', error, fields: { cigar: error } },
    ])
  })

  test('in the words that were promised', () => {
    expect(promptMissing).toBe('Either prompt or question is required')
    expect(textMissing).toBe('No text provided for generating recommendation')
  })

  test('what is no cigar, as the free finder does', async () => {
    const answer = await grace.ask('POST', path, { cigar: 'my dog is called Rex' })
    const { error } = pairingContract.recommendFreePairing.refusals.NOT_A_CIGAR
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'NOT_A_CIGAR', error }])
  })

  test.each([
    ['an unknown field', { cigar: 'padron', user_id: 'x' }],
    ['an unknown kind', { cigar: 'padron', pairingType: 'beer' }],
    ['NUL', { cigar: 'padron\u0000' }],
    ['10,001 characters', { cigar: 'a'.repeat(10_001) }],
  ])('%s', async (_, body) => {
    const answer = await grace.ask('POST', path, body)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT'])
  })

  test('the thirty-first question in ten seconds', async () => {
    const alan = await join(limitedHouse, 'alan')
    for (let time = 0; time < 30; time++)
      expect((await alan.ask('POST', path, { cigar: 'hello' })).statusCode).toBe(422)
    expect((await alan.ask('POST', path, { cigar: 'hello' })).statusCode).toBe(429)
  })
})
