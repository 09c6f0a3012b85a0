import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, grantAdmin, type TestMember } from '#test/members.ts'
import type { Retailer } from '../shopping.contract.ts'

const cigarShop: Retailer = {
  name: 'Leaf & Co',
  template: 'https://leaf.example/find?q={name}',
  shelf: 'cigars',
}
const bottleShop: Retailer = {
  name: 'Bottle Hall',
  template: 'https://bottles.example/{name}',
  shelf: 'drinks',
}

let server: TestApp
let owner: TestMember
let member: TestMember
beforeAll(async () => {
  // Renders only the shops of a page.
  server = await startApp({
    render: page => `<!doctype html>${JSON.stringify('shops' in page && page.shops)}`,
  })
  owner = await createMember(server, 'owner')
  await grantAdmin(server, owner)
  member = await createMember(server, 'grace')
})
afterAll(() => server.close())
beforeEach(() => saveShops([]))

const saveShops = (retailers: unknown[]) => owner.request('PUT', '/api/admin/retailers', { retailers })
const shopsFor = async ({ request }: Pick<TestMember, 'request'>) =>
  (await request('GET', '/api/retailers')).json().retailers
const pageFor = async ({ request }: Pick<TestMember, 'request'>, path: string) =>
  (await request('GET', path)).body
const padron = '/cigars/padron-1964-anniversary'
const diplomatico = '/drinks/diplomatico-reserva-exclusiva'
const match = '/match/padron-1964-anniversary'

describe('where to buy', () => {
  it('shows no links by default', async () => {
    expect(await shopsFor(browser(server))).toEqual([])
    for (const path of [padron, diplomatico]) expect(await pageFor(browser(server), path)).toMatch(/\[\]$/)
    expect(await pageFor(browser(server), match)).toMatch(/\{"cigar":\[\],"drink":\[\]\}$/)
  })

  it('shows a saved shop on the next request, each for its own kind of product', async () => {
    const saved = await saveShops([cigarShop, bottleShop])
    expect(saved.json()).toEqual({ retailers: [cigarShop, bottleShop] })
    expect((await owner.request('GET', '/api/admin/retailers')).json()).toEqual(saved.json())
    for (const client of [browser(server), member]) {
      expect(await shopsFor(client)).toEqual([cigarShop, bottleShop])
      expect(await pageFor(client, padron)).toContain(
        'https://leaf.example/find?q=Padr%C3%B3n%201964%20Anniversary',
      )
      expect(await pageFor(client, padron)).not.toContain('bottles.example')
      expect(await pageFor(client, diplomatico)).toContain(
        'https://bottles.example/Diplom%C3%A1tico%20Reserva%20Exclusiva',
      )
      expect(await pageFor(client, match)).toMatch(/leaf\.example.*bottles\.example/)
    }
    await saveShops([bottleShop])
    expect(await pageFor(browser(server), padron)).toMatch(/\[\]$/)
    expect(await pageFor(browser(server), match)).not.toContain('leaf.example')
  })

  it('writes who changed the shops to the audit log', async () => {
    await server.database.owner.query('truncate audit_log')
    await saveShops([cigarShop, bottleShop])
    await saveShops([{ ...cigarShop, template: 'http://leaf.example' }])
    const { rows } = await server.database.owner.query(
      'select actor_id, action, target, details from audit_log',
    )
    expect(rows).toEqual([
      {
        actor_id: owner.id,
        action: 'shops.change',
        target: 'shops',
        details: { shops: ['Leaf & Co', 'Bottle Hall'] },
      },
    ])
  })

  it('links no shop for an unknown cigar, only for the drink', async () => {
    await saveShops([cigarShop, bottleShop])
    const page = await pageFor(browser(server), '/match?cigar=Nobody%20Knows%20It%20Maduro%20Toro')
    expect(page).toContain('bottles.example')
    expect(page).not.toContain('leaf.example')
  })

  it('shows no links to a member who switched them off, not even from the page cache', async () => {
    await saveShops([cigarShop, bottleShop])
    const alan = await createMember(server, 'alan')
    const withShops = await alan.request('GET', padron)
    await alan.request('PATCH', '/api/settings', { show_affiliate_links: false })
    expect(await shopsFor(alan)).toEqual([])
    const without = await alan.request('GET', padron)
    expect(without.body).toMatch(/\[\]$/)
    expect(without.headers.etag).not.toBe(withShops.headers.etag)
    expect(without.headers.vary).toContain('cookie')
    for (const path of [diplomatico, match]) expect(await pageFor(alan, path)).not.toContain('.example')
    // Cached pages of one group do not leak to the other.
    expect(await pageFor(browser(server), padron)).toBe(withShops.body)
    expect(await pageFor(alan, padron)).toBe(without.body)
    await alan.request('PATCH', '/api/settings', { show_affiliate_links: true })
    expect(await pageFor(alan, padron)).toBe(withShops.body)
  })

  it('does not look up the settings of a member if there are no shops', async () => {
    await shopsFor(member)
    const memberQuery = vi.spyOn(server.database, 'runAsMember')
    await pageFor(member, padron)
    await pageFor(member, match)
    await shopsFor(member)
    expect(memberQuery).not.toHaveBeenCalled()
    await saveShops([cigarShop])
    await pageFor(member, padron)
    expect(memberQuery).toHaveBeenCalled()
    memberQuery.mockRestore()
  })
})

describe('the list of shops', () => {
  it('is for admins only', async () => {
    for (const method of ['GET', 'PUT'] as const)
      expect((await member.request(method, '/api/admin/retailers', { retailers: [] })).statusCode).toBe(403)
  })

  it.each([
    ['a shop without a name', { ...cigarShop, name: '  ' }, 'Please name the shop'],
    ['an address that is not secure', { ...cigarShop, template: 'http://leaf.example/{name}' }, /https:/],
    [
      'an address that would run a script',
      { ...cigarShop, template: 'javascript:alert("{name}")' },
      /https:/,
    ],
    [
      'an address with a user in it',
      { ...cigarShop, template: 'https://leaf@evil.example/{name}' },
      /https:/,
    ],
    ['a placeholder in the host', { ...cigarShop, template: 'https://{name}.example/' }, /https:/],
    ['an address whose host is dots', { ...cigarShop, template: 'https://../{name}' }, /https:/],
    ['a host with an empty label', { ...cigarShop, template: 'https://leaf..example/{name}' }, /https:/],
    [
      'a host that begins with a hyphen',
      { ...cigarShop, template: 'https://-leaf.example/{name}' },
      /https:/,
    ],
    ['a host that ends in a number', { ...cigarShop, template: 'https://leaf.999/{name}' }, /https:/],
    ['a host with invalid punycode', { ...cigarShop, template: 'https://xn--a.example/{name}' }, /https:/],
    ['a port that does not exist', { ...cigarShop, template: 'https://leaf.example:65536/{name}' }, /https:/],
    [
      'a port with too many digits',
      { ...cigarShop, template: 'https://leaf.example:99999999/{name}' },
      /https:/,
    ],
    ['an address without a placeholder', { ...cigarShop, template: 'https://leaf.example/' }, /https:/],
  ])('refuses %s and keeps the previous list', async (_, wrong, sentence) => {
    await saveShops([bottleShop])
    const answer = await saveShops([cigarShop, wrong])
    expect(answer.statusCode).toBe(422)
    const fields: Record<string, string> = answer.json().fields
    expect(Object.keys(fields)[0]).toMatch(/^retailers\.1\./)
    expect(Object.values(fields)[0]).toMatch(sentence)
    expect(await shopsFor(member)).toEqual([bottleShop])
  })

  it.each([
    ['HTTPS://Leaf.example/?q={name}', 'https://leaf.example/?q={name}'],
    ['https://LEAF.Example:8443/Find/{name}?A=B', 'https://leaf.example:8443/Find/{name}?A=B'],
    ['https://localhost:65535/{name}', 'https://localhost:65535/{name}'],
    ['https://127.0.0.1/{name}', 'https://127.0.0.1/{name}'],
    ['https://xn--caf-dma.example/{name}/{name}', 'https://xn--caf-dma.example/{name}/{name}'],
  ])('accepts %s and lowercases its host', async (typed, stored) => {
    const saved = await saveShops([{ ...cigarShop, template: typed }])
    expect(saved.json()).toEqual({ retailers: [{ ...cigarShop, template: stored }] })
  })

  it('has six shops at most, in the order sent', async () => {
    const numbered = Array.from({ length: 7 }, (_, index) => ({ ...cigarShop, name: `Shop ${7 - index}` }))
    expect((await saveShops(numbered)).statusCode).toBe(422)
    expect((await saveShops(numbered.slice(1))).json().retailers).toEqual(numbered.slice(1))
  })

  it('is never a mix of two lists saved at once', async () => {
    const lists = [[cigarShop], [bottleShop, cigarShop], [bottleShop], [cigarShop, bottleShop]]
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(lists.map(saveShops))
      expect(lists).toContainEqual((await owner.request('GET', '/api/admin/retailers')).json().retailers)
    }
  })
})
