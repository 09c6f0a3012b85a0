import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { renderPairCard } from '../client/render-pair-card.ts'
import { cardSize } from '../shared-page.contract.ts'
import { drawPairCard } from './draw-pair-card.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({
    render: renderPublicPage,
    drawPairCard: pair => drawPairCard(renderPairCard, pair),
    baseUrl: 'https://lounge.example',
    trustProxy: ['127.0.0.1'],
    isSeeded: false,
  })
})
afterAll(() => server.close())

const vault = '/api/saved-pairings'
const pairing = {
  cigar_name: 'Padrón 1964 Anniversary Maduro',
  pairing_type: 'spirit',
  pairing_name: 'Ron Zacapa Centenario 23',
  notes: 'Cocoa meets cane & <smoke>.\n\nSip slowly.',
}
const save = async (person: TestMember, changes: Partial<typeof pairing> = {}) =>
  (await person.request('POST', vault, { ...pairing, ...changes })).json()
const share = (person: TestMember, id: string) => person.request('POST', `${vault}/${id}/share`, {})
const unshare = (person: TestMember, id: string) => person.request('DELETE', `${vault}/${id}/share`)
const saveShared = (person: TestMember, code: string) =>
  person.request('POST', `/api/shared-pairings/${encodeURIComponent(code)}/keep`, {})
const codeIn = ({ shared_path }: { shared_path: string }) => shared_path.split('/').at(-1)!
const visit = (url: string, headers = {}) =>
  server.inject({ url, headers: { accept: 'text/html', 'x-forwarded-proto': 'https', ...headers } })
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('a shared pairing', () => {
  it('has one unguessable URL until sharing stops', async () => {
    const grace = await createMember(server, 'grace')
    const { id, shared_path } = await save(grace)
    expect(shared_path).toBeNull()
    const all = await Promise.all(Array.from({ length: 10 }, () => share(grace, id)))
    const addresses = new Set(all.map(answer => answer.json().shared_path))
    expect(addresses.size).toBe(1)
    const [first] = addresses
    expect(first).toMatch(/^\/shared\/[\w-]{22,}$/)
    expect((await visit(first)).statusCode).toBe(200)
    expect((await grace.request('GET', `${vault}/${id}`)).json().shared_path).toBe(first)

    expect((await unshare(grace, id)).json()).toMatchObject({ id, shared_path: null })
    for (const gone of [first, `${first}/card.png`]) expect((await visit(gone)).statusCode, gone).toBe(404)
    const again = (await share(grace, id)).json().shared_path
    expect(again).not.toBe(first)
    expect((await visit(first)).statusCode).toBe(404)
  })

  it('shows anonymous visitors the pair and its notes, and nothing about the member', async () => {
    const hedy = await createMember(server, 'hedy')
    const row = await save(hedy)
    await hedy.request('PATCH', `${vault}/${row.id}`, { rating: 2 })
    const { shared_path } = (await share(hedy, row.id)).json()
    const { body, headers } = await visit(shared_path)
    expect(body).toContain('Cocoa meets cane &amp; &lt;smoke&gt;.')
    expect(body).toContain('Ron Zacapa Centenario 23 in its glass')
    expect(body).toContain(`href="/dashboard/pairings?keep=${codeIn({ shared_path })}"`)
    for (const secret of [hedy.id, 'hedy', row.id, row.created_at]) expect(body).not.toContain(secret)
    expect(metaOf(body, 'robots')).toBe('noindex')
    expect(metaOf(body, 'og:title')).toContain(
      'Padrón 1964 Anniversary Maduro &amp; Ron Zacapa Centenario 23',
    )
    expect(metaOf(body, 'og:description')).toBe('Cocoa meets cane &amp; &lt;smoke&gt;.')
    expect(metaOf(body, 'og:image')).toBe(`https://lounge.example${shared_path}/card.png`)
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  it('disappears with the pairing, and returns when it is restored', async () => {
    const ada = await createMember(server, 'ada')
    const { id } = await save(ada)
    const { shared_path } = (await share(ada, id)).json()
    await ada.request('DELETE', `${vault}/${id}`)
    expect((await visit(shared_path)).statusCode).toBe(404)
    expect((await ada.request('POST', `${vault}/${id}/restore`, {})).json().shared_path).toBe(shared_path)
    expect((await visit(shared_path)).statusCode).toBe(200)
  })

  it('keeps its page when it is merged on restore, and can still be unshared', async () => {
    const alan = await createMember(server, 'alan')
    const { id } = await save(alan)
    const { shared_path } = (await share(alan, id)).json()
    await alan.request('DELETE', `${vault}/${id}`)
    const again = await save(alan)
    expect((await alan.request('POST', `${vault}/${id}/restore`, {})).json()).toMatchObject({
      id: again.id,
      shared_path,
    })
    expect((await visit(shared_path)).statusCode).toBe(200)
    await unshare(alan, again.id)
    await alan.request('POST', `${vault}/${id}/restore`, {})
    expect((await visit(shared_path)).statusCode).toBe(404)
  })

  it('looks like an unknown id to other members, who cannot read, share or unshare it', async () => {
    const [owner, other] = [await createMember(server, 'owner'), await createMember(server, 'other')]
    const { id } = await save(owner)
    const { shared_path } = (await share(owner, id)).json()
    const unknownId = '0190b3a0-0000-7000-8000-000000000000'
    for (const [method, end, body] of [
      ['GET', '', undefined],
      ['POST', '/share', {}],
      ['DELETE', '/share', undefined],
    ] as const) {
      const [foreign, unknown] = await Promise.all(
        [id, unknownId].map(rowId => other.request(method, `${vault}/${rowId}${end}`, body)),
      )
      expect([foreign!.statusCode, foreign!.json().code]).toEqual([404, 'NO_SUCH_PAIRING'])
      expect(withoutRequestId(foreign!.body)).toBe(withoutRequestId(unknown!.body))
    }
    expect((await owner.request('GET', `${vault}/${id}`)).json()).toMatchObject({ id, shared_path })
    expect((await visit(shared_path)).statusCode).toBe(200)
  })

  it('is not found by an invalid code', async () => {
    const kay = await createMember(server, 'kay')
    for (const code of [
      'x',
      'a'.repeat(24),
      'ａ'.repeat(24),
      "' or true --",
      '%',
      '_'.repeat(24),
      '\u0000',
      '../robots.txt',
      '0190b3a0-0000-7000-8000-000000000000',
    ]) {
      const encoded = encodeURIComponent(code)
      for (const path of [`/shared/${encoded}`, `/shared/${encoded}/card.png`])
        expect((await visit(path)).statusCode, path).toBe(404)
      const answer = await saveShared(kay, code)
      expect([answer.statusCode, answer.json().code], code).toEqual([404, 'NO_SUCH_PAIRING'])
    }
    expect((await saveShared(kay, 'x'.repeat(101))).statusCode).toBe(422)
  })
})

describe('saving a shared pairing', () => {
  it('copies it into the member’s vault, once a day, unrated and unshared', async () => {
    const [owner, friend] = [await createMember(server, 'sharer'), await createMember(server, 'friend')]
    const { id } = await save(owner)
    await owner.request('PATCH', `${vault}/${id}`, { rating: 1 })
    const code = codeIn((await share(owner, id)).json())
    const saved = (await saveShared(friend, code)).json()
    expect(saved).toMatchObject({ ...pairing, rating: null, shared_path: null })
    expect(saved.drawing).not.toBeNull()
    expect(saved.id).not.toBe(id)
    expect(saved.isNew).toBe(true)
    expect((await saveShared(friend, code)).json()).toEqual({ ...saved, isNew: false })
    await unshare(owner, id)
    const { result: _, ...row } = (await friend.request('GET', `${vault}/${saved.id}`)).json()
    expect({ ...row, isNew: true }).toEqual(saved)
    expect((await saveShared(friend, code)).statusCode).toBe(404)
  })

  it('returns the original row to the member who shared it', async () => {
    const lise = await createMember(server, 'lise')
    const { id } = await save(lise)
    const shared = (await share(lise, id)).json()
    expect((await saveShared(lise, codeIn(shared))).json()).toEqual({ ...shared, isNew: false })
  })

  it('does not change the member’s own notes of that day', async () => {
    const [owner, writer] = [await createMember(server, 'author'), await createMember(server, 'writer')]
    const code = codeIn((await share(owner, (await save(owner)).id)).json())
    const ownRow = await save(writer, { notes: 'My own words.' })
    expect((await saveShared(writer, code)).json()).toEqual({ ...ownRow, isNew: false })
  })

  it('is for members only', async () => {
    const mary = await createMember(server, 'mary')
    const code = codeIn((await share(mary, (await save(mary)).id)).json())
    const answer = await server.inject({
      method: 'POST',
      url: `/api/shared-pairings/${code}/keep`,
      payload: {},
      headers: { origin: 'https://lounge.example' },
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('the card of a shared pairing', () => {
  it.each([
    ['plain', {}],
    ['nameless', { cigar_name: 'Drew Estate Undercrown Shady XX' }],
    ['unknown', { cigar_name: 'From the drawer', pairing_name: 'Rain' }],
    ['longest', { cigar_name: 'W'.repeat(300), pairing_name: 'A word '.repeat(42) }],
    ['foreign', { cigar_name: '한국 시가', notes: '字'.repeat(10_000) }],
    ['endless', { notes: 'Extraordinarily-good combination-of-flavors' }],
    ['inked', { cigar_name: 'var(--x)', pairing_name: 'var(--bg)' }],
    ['markup', { cigar_name: '</text><script>&amp;', pairing_name: '"]]> & <b>' }],
  ])('is a PNG of the declared size for %s names', async (kind, changes) => {
    const person = await createMember(server, kind)
    const { shared_path } = (await share(person, (await save(person, changes)).id)).json()
    const card = await visit(`${shared_path}/card.png`)
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png'])
    const { info } = await sharp(card.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject(cardSize)
    expect(card.rawPayload.length).toBeLessThan(90_000)
    expect(card.headers['cache-control']).toBe('private, no-cache')
    for (const etag of [card.headers.etag, `W/${card.headers.etag}`, `"other", ${card.headers.etag}`, '*']) {
      const again = await visit(`${shared_path}/card.png`, { 'if-none-match': etag })
      expect([again.statusCode, again.body], String(etag)).toEqual([304, ''])
    }
  })

  it('changes with the notes', async () => {
    const person = await createMember(server, 'anew')
    const { shared_path } = (await share(person, (await save(person)).id)).json()
    const first = await visit(`${shared_path}/card.png`)
    await save(person, { notes: 'Other words altogether.' })
    const second = await visit(`${shared_path}/card.png`)
    expect(second.headers.etag).not.toBe(first.headers.etag)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false)
  })
})

describe('the database', () => {
  it('gives the application role only the public part of a shared pairing', async () => {
    const ruth = await createMember(server, 'ruth')
    const code = codeIn((await share(ruth, (await save(ruth)).id)).json())
    const { rows } = await server.database.app.query('select * from shared_pairing($1)', [code])
    expect(Object.keys(rows[0]).sort()).toEqual(
      ['cigar_id', 'cigar_name', 'drink_id', 'notes', 'pairing_name', 'pairing_type', 'result'].sort(),
    )
    expect((await server.database.app.query('select * from saved_pairings')).rows).toEqual([])
    for (const odd of [null, '', '%']) {
      const found = await server.database.app.query('select * from shared_pairing($1)', [odd])
      expect(found.rows, String(odd)).toEqual([])
    }
    await expect(
      server.database.auth.query('select * from shared_pairing($1)', [code]),
    ).rejects.toMatchObject({
      code: '42501',
    })
  })
})

/** Responses may differ in their request id only. */
const withoutRequestId = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
