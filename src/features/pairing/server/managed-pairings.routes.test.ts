import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, grantAdmin, type TestMember } from '#test/members.ts'
import { createStaff } from '#test/staff.ts'
import type { ManagedPairing, ManagedPairings } from '../managed-pairings.contract.ts'

const pairings = '/api/admin/pairings'

let server: TestApp
let admin: TestMember
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  admin = await createMember(server, 'admin')
  await grantAdmin(server, admin)
  ada = await createMember(server, 'ada')
})
afterAll(() => server.close())
beforeEach(() => server.database.owner.query('truncate pairings, planted_pairings, audit_log'))

const texts = { title: 'Roof & Rain', cigar_name: 'Roof', spirit_name: 'Rain' }
const create = (fields: object = {}, who: Pick<TestMember, 'request'> = admin) =>
  who.request('POST', pairings, { ...texts, ...fields })
const created = async (fields: object = {}): Promise<ManagedPairing> => {
  const answer = await create(fields)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const list = async (): Promise<ManagedPairings> => (await admin.request('GET', pairings)).json()
const change = (id: string, body: object) => admin.request('PATCH', `${pairings}/${id}`, body)
const audited = async () =>
  (await server.database.owner.query('select actor_id, action, target, details from audit_log')).rows
/** A cigar and a drink of the catalogue. */
const known = () => {
  const cigar = server.catalogue.cigars.find(each => cigarName(each) === 'Padrón 1964 Anniversary')!
  return { cigar_name: cigarName(cigar), spirit_name: server.catalogue.drinks[0]!.name }
}

describe('Who may write curated pairings', () => {
  it('admins, and nobody else', async () => {
    const { id } = await created()
    const host = await createStaff(server, 'host', ['host', 'door', 'moderator'])
    for (const [who, status] of [
      [browser(server), 401],
      [ada, 403],
      [host, 403],
    ] as const)
      for (const [method, url] of [
        ['GET', pairings],
        ['POST', pairings],
        ['GET', '/api/admin/pairing-preview'],
        ['GET', `${pairings}/${id}`],
        ['PATCH', `${pairings}/${id}`],
        ['DELETE', `${pairings}/${id}`],
        ['PUT', `${pairings}/${id}/pick`],
        ['DELETE', `${pairings}/${id}/pick`],
      ] as const)
        expect(
          (await who.request(method, url, method === 'GET' ? undefined : {})).statusCode,
          `${method} ${url}`,
        ).toBe(status)
    expect((await list()).pairings).toHaveLength(1)
  })

  it('the role of requests cannot', async () => {
    const { app } = server.database
    for (const statement of [
      "insert into pairings (title, slug) values ('x', 'x')",
      "update pairings set title = 'x'",
      'delete from pairings',
      'delete from planted_pairings',
    ])
      await expect(app.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  })
})

describe('A new pairing', () => {
  it('is shown to members under an address of its title, in paragraphs', async () => {
    const { slug } = await created({
      cigar_desc: ' Dry. ',
      spirit_desc: '',
      description: 'One.\r\n\r\n \r\nTwo.',
    })
    expect(slug).toBe('roof-rain')
    expect((await ada.request('GET', `/api/pairings/${slug}`)).json()).toMatchObject({
      ...texts,
      cigar_desc: 'Dry.',
      spirit_desc: null,
      description: 'One.\n\nTwo.',
      cigar_body: null,
      drawing: null,
    })
    expect((await ada.request('GET', `/api/pairings/${slug}/result`)).json()).toBeNull()
  })

  it('takes body and duration from the catalogue, and has a score', async () => {
    const { slug, cigar_body, cigar_duration } = await created(known())
    expect([cigar_body, cigar_duration]).toEqual([
      expect.stringMatching(/body$/),
      expect.stringMatching(/^About .* minutes$/),
    ])
    expect((await ada.request('GET', `/api/pairings/${slug}/result`)).json()).toMatchObject({
      drinks: [{ score: expect.any(Number) }],
    })
  })

  it('has an address of its own, also when two are created at once, and none that is taken by a page', async () => {
    const same = await Promise.all([created(), created(), created()])
    expect(same.map(({ slug }) => slug).toSorted()).toEqual(['roof-rain', 'roof-rain-2', 'roof-rain-3'])
    expect((await created({ title: 'Featured' })).slug).toBe('featured-2')
    expect((await created({ title: '雨と屋根' })).slug).toBe('pairing')
    expect((await created({ title: '雨' })).slug).toBe('pairing-2')
    const { slug } = await created({ title: 'long '.repeat(40).trim() })
    expect(slug.length).toBeLessThanOrEqual(80)
    expect((await ada.request('GET', `/api/pairings/${slug}`)).statusCode).toBe(200)
  })

  it('sent again with its ID is the same', async () => {
    const id = randomUUID()
    const first = await created({ id })
    expect(await created({ id })).toEqual(first)
    expect((await audited()).map(({ action }) => action)).toEqual(['pairing.create'])
  })

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['cigar_name', { cigar_name: '\u200b' }],
    ['cigar_name', { cigar_name: 'x'.repeat(161) }],
    ['spirit_name', { spirit_name: '' }],
    ['cigar_desc', { cigar_desc: 'x'.repeat(601) }],
    ['spirit_desc', { spirit_desc: '\u0000' }],
    ['description', { description: 'x'.repeat(4_001) }],
    ['slug', { slug: 'mine' }],
    ['is_featured', { is_featured: true }],
  ])('is refused for its %s', async (_field, fields) => {
    expect((await create(fields)).statusCode).toBe(422)
  })
})

describe('A change', () => {
  it('keeps the address and what was not sent, and follows the cigar', async () => {
    const { id, slug } = await created({ description: 'One.' })
    const answer = await change(id, { title: 'Another', cigar_name: known().cigar_name, version: 1 })
    expect(answer.json()).toMatchObject({
      title: 'Another',
      slug,
      description: 'One.',
      cigar_body: expect.stringMatching(/body$/),
      version: 2,
    })
    expect((await change(id, { cigar_name: 'Roof' })).json()).toMatchObject({ cigar_body: null })
    expect((await change(id, { cigar_name: 'Roof' })).json()).toMatchObject({ version: 3 })
    expect(await audited()).toContainEqual({
      actor_id: admin.id,
      action: 'pairing.change',
      target: id,
      details: { title: 'Another', fields: ['title', 'cigar_name'] },
    })
  })

  it('on an older version is refused with the newer one, and nothing is lost', async () => {
    const { id } = await created()
    await change(id, { cigar_desc: 'Of one admin.', version: 1 })
    const late = await change(id, { spirit_desc: 'Of the other.', version: 1 })
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'CHANGED_MEANWHILE',
        current: expect.objectContaining({ cigar_desc: 'Of one admin.', version: 2 }),
      }),
    ])
    expect((await change(id, { spirit_desc: 'Of the other.', version: 2 })).json()).toMatchObject({
      cigar_desc: 'Of one admin.',
      spirit_desc: 'Of the other.',
    })
  })

  it('of a pairing that is gone is refused', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['PUT', '/pick'],
      ['DELETE', '/pick'],
    ] as const) {
      const answer = await admin.request(
        method,
        `${pairings}/${randomUUID()}${path}`,
        method === 'PATCH' || method === 'PUT' ? {} : undefined,
      )
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NO_SUCH_PAIRING'])
    }
    expect((await change('x', {})).statusCode).toBe(422)
  })
})

describe('The preview', () => {
  const preview = async (cigar: string, drink: string) =>
    (
      await admin.request(
        'GET',
        `/api/admin/pairing-preview?cigar=${encodeURIComponent(cigar)}&drink=${encodeURIComponent(drink)}`,
      )
    ).json()

  it('has the drawing, the facts and the score of a pair that the catalogue knows', async () => {
    const { cigar_name, spirit_name } = known()
    const shown = await preview(cigar_name, spirit_name)
    expect(shown).toMatchObject({
      is_cigar_known: true,
      is_drink_known: true,
      cigar_body: expect.stringMatching(/body$/),
      drawing: { drink: { name: spirit_name } },
    })
    const { slug } = await created({ cigar_name, spirit_name })
    const result = (await ada.request('GET', `/api/pairings/${slug}/result`)).json()
    expect(shown.texts.score).toBe(result.drinks[0].score)
  })

  it('says what the catalogue lacks', async () => {
    expect(await preview('Roof', known().spirit_name)).toMatchObject({
      is_cigar_known: false,
      is_drink_known: true,
      texts: null,
      drawing: { cigar: { line: 'Roof', drawing: null } },
    })
    expect(await preview('', '')).toMatchObject({ is_cigar_known: false, drawing: null, texts: null })
  })
})
