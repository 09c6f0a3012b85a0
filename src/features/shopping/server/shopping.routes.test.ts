import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { appoint, browser, join, type Person } from '#test/people.ts'
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

let house: TestApp
let owner: Person
let member: Person
beforeAll(async () => {
  // What stands on a page beside its name, so that it can be read here.
  house = await startApp({
    render: page => `<!doctype html>${JSON.stringify('shops' in page && page.shops)}`,
  })
  owner = await join(house, 'owner')
  await appoint(house, owner)
  member = await join(house, 'grace')
})
afterAll(() => house.close())
beforeEach(() => put([]))

const put = (retailers: unknown[]) => owner.ask('PUT', '/api/admin/retailers', { retailers })
const shopsFor = async ({ ask }: Pick<Person, 'ask'>) => (await ask('GET', '/api/retailers')).json().retailers
const pageFor = async ({ ask }: Pick<Person, 'ask'>, path: string) => (await ask('GET', path)).body
const padron = '/cigars/padron-1964-anniversary'
const diplomatico = '/drinks/diplomatico-reserva-exclusiva'
const match = '/match/padron-1964-anniversary'

describe('where to buy', () => {
  it('is nowhere by default', async () => {
    expect(await shopsFor(browser(house))).toEqual([])
    for (const path of [padron, diplomatico]) expect(await pageFor(browser(house), path)).toMatch(/\[\]$/)
    expect(await pageFor(browser(house), match)).toMatch(/\{"cigar":\[\],"drink":\[\]\}$/)
  })

  it('is set by the owner and seen by everybody at the next request, each shop on its shelf', async () => {
    const saved = await put([cigarShop, bottleShop])
    expect(saved.json()).toEqual({ retailers: [cigarShop, bottleShop] })
    expect((await owner.ask('GET', '/api/admin/retailers')).json()).toEqual(saved.json())
    for (const each of [browser(house), member]) {
      expect(await shopsFor(each)).toEqual([cigarShop, bottleShop])
      expect(await pageFor(each, padron)).toContain(
        'https://leaf.example/find?q=Padr%C3%B3n%201964%20Anniversary',
      )
      expect(await pageFor(each, padron)).not.toContain('bottles.example')
      expect(await pageFor(each, diplomatico)).toContain(
        'https://bottles.example/Diplom%C3%A1tico%20Reserva%20Exclusiva',
      )
      expect(await pageFor(each, match)).toMatch(/leaf\.example.*bottles\.example/)
    }
    await put([bottleShop])
    expect(await pageFor(browser(house), padron)).toMatch(/\[\]$/)
    expect(await pageFor(browser(house), match)).not.toContain('leaf.example')
  })

  it('is not shown for a cigar that nobody knows, only for what is poured with it', async () => {
    await put([cigarShop, bottleShop])
    const page = await pageFor(browser(house), '/match?cigar=Nobody%20Knows%20It%20Maduro%20Toro')
    expect(page).toContain('bottles.example')
    expect(page).not.toContain('leaf.example')
  })

  it('is nowhere for a member who wants none, and a kept page of others does not reach them', async () => {
    await put([cigarShop, bottleShop])
    const alan = await join(house, 'alan')
    const withShops = await alan.ask('GET', padron)
    await alan.ask('PATCH', '/api/settings', { show_affiliate_links: false })
    expect(await shopsFor(alan)).toEqual([])
    const without = await alan.ask('GET', padron)
    expect(without.body).toMatch(/\[\]$/)
    expect(without.headers.etag).not.toBe(withShops.headers.etag)
    expect(without.headers.vary).toContain('cookie')
    for (const path of [diplomatico, match]) expect(await pageFor(alan, path)).not.toContain('.example')
    // The others still have theirs, whoever asked last.
    expect(await pageFor(browser(house), padron)).toBe(withShops.body)
    expect(await pageFor(alan, padron)).toBe(without.body)
    await alan.ask('PATCH', '/api/settings', { show_affiliate_links: true })
    expect(await pageFor(alan, padron)).toBe(withShops.body)
  })

  it('asks nobody who they are where there are no shops', async () => {
    await shopsFor(member)
    const asked = vi.spyOn(house.database.auth, 'query')
    await pageFor(member, padron)
    await pageFor(member, match)
    await shopsFor(member)
    expect(asked).not.toHaveBeenCalled()
    await put([cigarShop])
    asked.mockClear()
    await pageFor(member, padron)
    expect(asked).toHaveBeenCalled()
    asked.mockRestore()
  })
})

describe('the list of the owner', () => {
  it('is for admins alone', async () => {
    for (const method of ['GET', 'PUT'] as const)
      expect((await member.ask(method, '/api/admin/retailers', { retailers: [] })).statusCode).toBe(403)
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
    ['a name that stands in the host', { ...cigarShop, template: 'https://{name}.example/' }, /https:/],
    ['an address whose host is dots', { ...cigarShop, template: 'https://../{name}' }, /https:/],
    ['a host with a gap in it', { ...cigarShop, template: 'https://leaf..example/{name}' }, /https:/],
    [
      'a host that begins with a hyphen',
      { ...cigarShop, template: 'https://-leaf.example/{name}' },
      /https:/,
    ],
    ['a host that ends in a number', { ...cigarShop, template: 'https://leaf.999/{name}' }, /https:/],
    [
      'a host whose letters mean nothing',
      { ...cigarShop, template: 'https://xn--a.example/{name}' },
      /https:/,
    ],
    ['a port that does not exist', { ...cigarShop, template: 'https://leaf.example:65536/{name}' }, /https:/],
    ['a port without end', { ...cigarShop, template: 'https://leaf.example:99999999/{name}' }, /https:/],
    ['an address without a name', { ...cigarShop, template: 'https://leaf.example/' }, /https:/],
  ])('does not take %s, and keeps the former ones', async (_, wrong, sentence) => {
    await put([bottleShop])
    const answer = await put([cigarShop, wrong])
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
  ])('takes %s, with the host as browsers write it', async (typed, kept) => {
    const saved = await put([{ ...cigarShop, template: typed }])
    expect(saved.json()).toEqual({ retailers: [{ ...cigarShop, template: kept }] })
  })

  it('holds six at most, in the order in which they were sent', async () => {
    const numbered = Array.from({ length: 7 }, (_, place) => ({ ...cigarShop, name: `Shop ${7 - place}` }))
    expect((await put(numbered)).statusCode).toBe(422)
    expect((await put(numbered.slice(1))).json().retailers).toEqual(numbered.slice(1))
  })

  it('is that of one of two owners who save at once, never of both', async () => {
    const lists = [[cigarShop], [bottleShop, cigarShop], [bottleShop], [cigarShop, bottleShop]]
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(lists.map(put))
      expect(lists).toContainEqual((await owner.ask('GET', '/api/admin/retailers')).json().retailers)
    }
  })
})
