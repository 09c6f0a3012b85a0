import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp()
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
})
afterAll(() => server.close())

const channel = '/api/chat/channels/general/messages'
const cigarId = 'padron-1964-anniversary-maduro'
const gone = 'What you added to your message is not there any more.'
const send = (member: TestMember, card: object | null, id: string = randomUUID()) =>
  member.request('POST', channel, { id, content: 'Try this.', card })
const cardOf = async (member: TestMember, card: object) => (await send(member, card)).json().card
const latestOf = async (member: TestMember) => (await member.request('GET', channel)).json().messages.at(-1)

async function savePairing(member: TestMember, notes = 'Raisin meets raisin.') {
  const [cigar] = (await member.request('GET', '/api/cigars/search?q=padron%201964&limit=1')).json().matches
  const [drink] = (await member.request('GET', '/api/drinks/search?q=diplomatico')).json().matches
  const body = {
    cigar_name: 'Padrón 1964 Anniversary Maduro',
    pairing_type: drink.kind,
    pairing_name: drink.name,
    notes,
  }
  const saved = await member.request('POST', '/api/saved-pairings', {
    ...body,
    cigar_id: cigar.id,
    drink_id: drink.id,
  })
  return saved.json()
}
const addEntry = async (member: TestMember, notes: string) =>
  (
    await member.request('POST', '/api/journal/entries', {
      cigar: 'Padrón 1964 Anniversary Maduro',
      rating: 5,
      notes,
    })
  ).json()

describe('The card of a message shows', () => {
  it('a line of the catalogue with its drawing, or by its name alone', async () => {
    const card = await cardOf(ada, { kind: 'cigar', id: cigarId })
    expect(card).toMatchObject({
      kind: 'cigar',
      id: cigarId,
      title: 'Padrón 1964 Anniversary Maduro',
      cigar: { brand: 'Padrón', drawing: { shade: expect.any(String), ringGauge: expect.any(Number) } },
    })
    expect(card.detail).toMatch(/^\w+.*, \w+/)
    expect((await latestOf(grace)).card).toEqual(card)
  })

  it('a pairing of the vault, with what another member needs to keep it', async () => {
    const saved = await savePairing(ada, 'A'.repeat(1200))
    const card = await cardOf(ada, { kind: 'pairing', id: saved.id })
    expect(card.title).toBe(`${saved.cigar_name} & ${saved.pairing_name}`)
    expect(card).toMatchObject({
      score: expect.any(Number),
      verdict: expect.stringMatching(/^A(n honest| )/),
    })
    expect(card.pairing.notes).toBe(`${'A'.repeat(999)}…`)
    expect(Object.keys(card.drawing.drink).sort()).toEqual(['colour', 'glass', 'kind', 'name', 'serve'])
    const kept = await grace.request('POST', '/api/saved-pairings', card.pairing)
    expect(kept.json()).toMatchObject({ cigar_name: saved.cigar_name, isNew: true })
    expect(kept.json().drawing).toEqual(card.drawing)
  })

  it('an event with its time and place', async () => {
    const [event] = (await ada.request('GET', '/api/events')).json().events
    expect(await cardOf(ada, { kind: 'event', id: event.id })).toEqual({
      kind: 'event',
      id: event.id,
      title: event.title,
      startsAt: event.start_time,
      timeZone: event.time_zone,
      location: event.location,
    })
  })

  it('an entry of the journal with its stars and the beginning of its notes', async () => {
    const entry = await addEntry(ada, 'Cocoa, then cedar. '.repeat(40))
    const card = await cardOf(ada, { kind: 'entry', id: entry.id })
    expect(card).toMatchObject({ kind: 'entry', title: entry.cigar, rating: 5, lineId: entry.lineId })
    expect(card.notes).toHaveLength(280)
    expect(card.cigar.drawing).toEqual(entry.drawing)
  })
})

describe('A card', () => {
  it('is of what is there, and of the member’s own rows', async () => {
    const entry = await addEntry(ada, 'For my eyes.')
    const saved = await savePairing(ada, 'For my eyes.')
    for (const card of [
      { kind: 'entry', id: entry.id },
      { kind: 'pairing', id: saved.id },
      { kind: 'event', id: randomUUID() },
      { kind: 'cigar', id: 'no-such-line' },
    ]) {
      const refused = await send(grace, card)
      expect([refused.statusCode, refused.json().error], card.kind).toEqual([422, gone])
    }
    expect((await send(grace, { kind: 'entry', id: 'one' })).statusCode).toBe(422)
    expect((await send(grace, { kind: 'chair', id: cigarId })).statusCode).toBe(422)
    expect((await latestOf(grace)).card).not.toMatchObject({ notes: 'For my eyes.' })
  })

  it('stays as it was sent, also when the message is sent again after its entry was deleted', async () => {
    const entry = await addEntry(ada, 'Leather.')
    const id = randomUUID()
    const card = { kind: 'entry', id: entry.id }
    const first = (await send(ada, card, id)).json()
    await ada.request('DELETE', `/api/journal/entries/${entry.id}`)
    const again = await send(ada, card, id)
    expect([again.statusCode, again.json()]).toEqual([201, first])
    const edited = await ada.request('PATCH', `${channel}/${id}`, { content: 'Try this one.' })
    expect(edited.json()).toMatchObject({ content: 'Try this one.', card: first.card })
  })

  it('goes with its message: deleted by its member, or by an admin', async () => {
    const own = (await send(ada, { kind: 'cigar', id: cigarId })).json()
    expect((await ada.request('DELETE', `${channel}/${own.id}`)).json()).toMatchObject({
      content: '',
      card: null,
    })
    const other = (await send(ada, { kind: 'cigar', id: cigarId })).json()
    await grantAdmin(server, grace)
    expect((await grace.request('DELETE', `${channel}/${other.id}`)).json()).toMatchObject({ card: null })
    expect((await latestOf(ada)).card).toBeNull()
  })

  it('of an earlier form is left out', async () => {
    const { id } = (await send(ada, { kind: 'cigar', id: cigarId })).json()
    await server.database.owner.query(`update chat_messages set card = '{"kind":"cigar"}' where id = $1`, [
      id,
    ])
    expect(await latestOf(grace)).toMatchObject({ id, content: 'Try this.', card: null })
  })

  it('is absent from a plain message', async () => {
    expect((await send(ada, null)).json().card).toBeNull()
    expect(
      (await ada.request('POST', channel, { id: randomUUID(), content: 'Hello' })).json().card,
    ).toBeNull()
  })
})
