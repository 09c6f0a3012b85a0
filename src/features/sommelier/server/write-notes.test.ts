import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let server: TestApp
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  grace = await createMember(server, 'grace')
})
afterAll(() => server.close())

describe('Personal notes on a curated pairing', () => {
  const notesOn = (person: TestMember, slug: string) =>
    person.request('POST', `/api/pairings/${encodeURIComponent(slug)}/notes`, {})
  const insertPairing = async (slug: string, cigar: string, drink: string) => {
    await server.database.owner.query(
      'insert into pairings (title, slug, cigar_name, spirit_name, description) values ($1, $1, $2, $3, $4)',
      [slug, cigar, drink, 'The description.'],
    )
  }

  test('are the description, with an opening sentence, if nothing is known about the member', async () => {
    await insertPairing('plain', 'Padrón 1964 Anniversary', 'Lagavulin 16 Year')
    const rosalind = await createMember(server, 'rosalind')
    const { notes, ...more } = (await notesOn(rosalind, 'plain')).json()
    const [opening, ...rest] = notes.split('\n\n')
    expect(opening).toMatch(/^[A-Z].+\.$/)
    expect(rest).toEqual(['The description.'])
    expect(more).toEqual({})
  })

  test('mention the member’s bar', async () => {
    const lise = await createMember(server, 'lise')
    const { id } = server.catalogue.drinks.find(({ name }) => name === 'Lagavulin 16 Year')!
    await lise.request('PUT', `/api/bar/${id}`, { level: 'half' })
    const { notes } = (await notesOn(lise, 'plain')).json()
    expect(notes.split('\n\n')).toHaveLength(3)
    expect(notes.split('\n\n')[1]).toMatch(/Lagavulin 16.*half|half.*Lagavulin 16/)
    expect((await notesOn(lise, 'plain')).json().notes).toBe(notes)
  })

  test('look at neither bar nor ratings with the memory off', async () => {
    const maria = await createMember(server, 'maria')
    const { id } = server.catalogue.drinks.find(({ name }) => name === 'Lagavulin 16 Year')!
    await maria.request('PUT', `/api/bar/${id}`, { level: 'half' })
    await maria.request('PATCH', '/api/settings', { memory_enabled: false })
    const { notes } = (await notesOn(maria, 'plain')).json()
    expect(notes).toMatch(/^[^\n]*(records|memory)[^\n]*\n\nThe description\.$/)
  })

  test('are short if the pair is not in the catalogue', async () => {
    await insertPairing('unknown', 'qwertz', 'Rain')
    expect((await notesOn(grace, 'unknown')).json().notes).toMatch(/\n\nThe description\.$/)
  })

  test('do not exist for an unknown pairing', async () => {
    const answer = await notesOn(grace, 'no-such')
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'Pairing not found'])
  })
})
