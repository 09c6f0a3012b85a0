import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const vault = '/api/saved-pairings'
const padron = {
  cigar_name: 'Padrón 1964 Exclusivo',
  pairing_type: 'spirit',
  pairing_name: 'Ron Zacapa 23',
  notes: 'Cocoa meets cane.',
}

const save = async (person: TestMember) => (await person.request('POST', vault, padron)).json()
const list = async (person: TestMember) => (await person.request('GET', vault)).json()

describe('rating a pairing', () => {
  it('sets one to five stars or removes the rating', async () => {
    const alan = await createMember(server, 'alan')
    const { id } = await save(alan)
    for (const rating of [1, 5, null]) {
      const answer = await alan.request('PATCH', `${vault}/${id}`, { rating })
      expect(answer.json()).toMatchObject({ id, rating })
      expect((await list(alan)).pairings).toMatchObject([{ id, rating }])
    }
    for (const rating of [0, 6, -1, 2.5, '3', undefined])
      expect((await alan.request('PATCH', `${vault}/${id}`, { rating })).statusCode, String(rating)).toBe(422)
    expect((await list(alan)).pairings).toMatchObject([{ id, rating: null }])
  })
})

describe('what a member says about a pairing', () => {
  const today = () => new Date().toISOString().slice(0, 10)
  const change = async (person: TestMember, id: string, changes: object) =>
    (await person.request('PATCH', `${vault}/${id}`, changes)).json()

  it('is looked up at first, then wanted or tried on a day', async () => {
    const grete = await createMember(server, 'grete')
    const { id } = await save(grete)
    expect(await change(grete, id, { status: 'want' })).toMatchObject({ status: 'want', tried_on: null })
    expect(await change(grete, id, { status: 'tried' })).toMatchObject({ status: 'tried', tried_on: today() })
    expect(await change(grete, id, { tried_on: '2026-02-28' })).toMatchObject({ tried_on: '2026-02-28' })
    expect(await change(grete, id, { status: 'tried' })).toMatchObject({ tried_on: '2026-02-28' })
    expect((await list(grete)).pairings).toMatchObject([{ status: 'tried', tried_on: '2026-02-28' }])
    const lookedUp = { status: 'looked up', tried_on: null }
    expect(await change(grete, id, { status: 'looked up' })).toMatchObject(lookedUp)
    const sameDay = { tried_on: '2026-02-28', status: 'tried', rating: 5, own_notes: 'On the roof.' }
    expect(await change(grete, id, sameDay)).toMatchObject(sameDay)
    expect(await save(grete)).toMatchObject({ id, isNew: false, ...sameDay })
  })

  it('includes own words, which are removed by an empty text', async () => {
    const dora = await createMember(server, 'dora')
    const { id } = await save(dora)
    const words = 'Too hot at first.\n\nThen caramel.'
    expect(await change(dora, id, { own_notes: ` ${words} ` })).toMatchObject({
      own_notes: words,
      notes: padron.notes,
    })
    expect(await change(dora, id, { rating: 4 })).toMatchObject({ own_notes: words, rating: 4 })
    expect(await change(dora, id, { own_notes: 'x'.repeat(2000) })).toMatchObject({ rating: 4 })
    expect(await change(dora, id, { own_notes: ' ' })).toMatchObject({ own_notes: null, rating: 4 })
  })

  it('is refused where it makes no sense, with a reason, and changes nothing', async () => {
    const olga = await createMember(server, 'olga')
    const { id } = await save(olga)
    for (const [changes, field, reason] of [
      [{ own_notes: 'x'.repeat(2001) }, 'own_notes', 'Please keep it under 2001 characters'],
      [{ tried_on: '2026-02-30' }, 'tried_on', 'Please enter a date'],
      [{ tried_on: 'yesterday' }, 'tried_on', 'Please enter a date'],
      [{ tried_on: '0000-01-01' }, 'tried_on', 'Please choose a day that has come'],
      [{ tried_on: '2999-01-01' }, 'tried_on', 'Please choose a day that has come'],
      [{ tried_on: '2026-01-01', status: 'want' }, 'tried_on', 'Only a pairing that was tried has a date'],
    ] as const) {
      const answer = await olga.request('PATCH', `${vault}/${id}`, changes)
      expect([answer.statusCode, answer.json().fields?.[field]], JSON.stringify(changes)).toEqual([
        422,
        reason,
      ])
    }
    for (const changes of [{}, { status: 'smoked' }, { status: null }, { notes: 'Mine.' }, { score: 100 }])
      expect((await olga.request('PATCH', `${vault}/${id}`, changes)).statusCode).toBe(422)
    expect((await list(olga)).pairings).toMatchObject([{ status: 'looked up', own_notes: null }])
  })
})
