import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { ask } from '#test/ask-with-model.ts'
import { createMember, type TestMember } from '#test/members.ts'
import type { Memory } from '../../ask.contract.ts'
import { purgeRemovedMemories } from './memories.store.ts'
import { maxMemories } from './remember-statements.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

let count = 0
function newMember(): Promise<TestMember> {
  count += 1
  return createMember(server, `grace${count}`)
}
const memoriesOf = async (member: TestMember) =>
  (await member.request('GET', '/api/ask/memories')).json<{ memories: Memory[] }>().memories
const textsOf = async (member: TestMember) => (await memoriesOf(member)).map(({ text }) => text)
const drinkOf = (path: string | undefined) => {
  const id = /\/match\/[^/]+\/([^/?#]+)|\/drinks\/([^/?#]+)/.exec(path ?? '')
  return server.catalogue.drinksById.get(id?.[1] ?? id?.[2] ?? '')
}
const settingsPath = '/dashboard/settings?tab=preferences'
const padron = 'What should I drink with a Padrón 1964 Anniversary?'

describe('What a member says about themselves', () => {
  test('is remembered with their words, and the answer says so', async () => {
    const member = await newMember()
    const before = Date.now()
    const { answer, sources, refused } = await ask(member, 'I don’t drink alcohol.')
    expect(answer).toMatch(/^I’ll remember that you don’t drink alcohol\./)
    expect(sources).toEqual([{ title: 'What Arturo remembers about you', path: settingsPath }])
    expect(refused).toBe(false)
    const [memory] = await memoriesOf(member)
    expect(memory).toMatchObject({ text: 'You don’t drink alcohol.', words: "I don't drink alcohol" })
    expect(Date.parse(memory!.told_at)).toBeGreaterThan(before - 5000)
  })

  test('is remembered beside a question, which is answered first', async () => {
    const member = await newMember()
    const { answer, sources } = await ask(
      member,
      'I can’t stand smoky drinks. What should I drink with a Padrón 1964 Anniversary?',
    )
    expect(answer).toMatch(/Padrón[\s\S]+\n\nI’ll remember that you don’t like smoky drinks\.$/)
    expect(answer).not.toContain('You told me')
    expect(sources.at(-1)?.path).toBe(settingsPath)
    expect(await textsOf(member)).toEqual(['You don’t like smoky drinks.'])
  })

  test('is not remembered while Memory is off, and the answer says why', async () => {
    const member = await newMember()
    await member.request('PATCH', '/api/settings', { memory_enabled: false })
    expect((await ask(member, 'I don’t drink alcohol.')).answer).toMatch(
      /^I can’t remember that you don’t drink alcohol, because Memory is off\./,
    )
    await ask(member, `I can’t stand smoky drinks. ${padron}`)
    expect(await memoriesOf(member)).toEqual([])
  })

  test('is not remembered where somebody needs help', async () => {
    const member = await newMember()
    expect((await ask(member, 'I don’t drink alcohol. I want to die.')).answer).toContain('988')
    expect(await memoriesOf(member)).toEqual([])
  })

  test('stands once for each subject, the last word about it', async () => {
    const member = await newMember()
    for (const text of [
      'I only smoke mild cigars.',
      'I only smoke strong cigars.',
      'I only smoke strong cigars.',
    ])
      await ask(member, text)
    expect(await textsOf(member)).toEqual(['You smoke strong cigars.'])
  })

  test('is forgotten where they take it back', async () => {
    const member = await newMember()
    await ask(member, 'I don’t drink alcohol.')
    expect((await ask(member, 'I drink alcohol again.')).answer).toBe(
      'I no longer remember that you don’t drink alcohol.',
    )
    expect(await memoriesOf(member)).toEqual([])
    expect((await ask(member, 'I drink alcohol again.')).answer).toMatch(/nothing to forget/)
  })

  test('has a limit, above which the answer says so', async () => {
    const member = await newMember()
    await server.database.owner.query(
      `insert into arturo_memories (id, user_id, subject, value, words)
       select gen_random_uuid(), $1, 'old ' || n, 'old', 'Old' from generate_series(1, $2::int) n`,
      [member.id, maxMemories],
    )
    expect((await ask(member, 'I hate cinnamon.')).answer).toMatch(/^I remember 40 things about you already/)
    expect(await memoriesOf(member)).toHaveLength(maxMemories)
  })

  test('is told where they ask for it', async () => {
    const member = await newMember()
    expect((await ask(member, 'What do you remember about me?')).answer).toMatch(/^You have told me nothing/)
    await ask(member, 'I hate cinnamon and I only smoke mild cigars.')
    expect((await ask(member, 'What do you know about me?')).answer).toMatch(
      /^You told me that you (?:don’t like cinnamon and that you smoke mild cigars|smoke mild cigars and that you don’t like cinnamon)\./,
    )
    await member.request('PATCH', '/api/settings', { memory_enabled: false })
    expect((await ask(member, 'What do you remember about me?')).answer).toMatch(/Memory is off/)
  })
})

describe('What Arturo remembers counts afterwards, and the answer says so', () => {
  test.each([
    ['alcohol', 'I don’t drink alcohol.', 'you don’t drink alcohol', 'proof'],
    ['coffee', 'I never drink coffee.', 'you don’t like coffee', 'coffee'],
    ['whiskey', 'I don’t like whiskey.', 'you don’t like whiskey', 'whiskey'],
  ])('for a cigar, without %s', async (_, told, text, check) => {
    const member = await newMember()
    await ask(member, told)
    const { answer, sources } = await ask(member, padron)
    expect(answer).toContain(`You told me that ${text}.`)
    const drink = server.catalogue.drinks.find(({ name }) => sources[0]!.title.endsWith(` and ${name}`))!
    expect(sources.at(-1)?.path).toBe(settingsPath)
    if (check === 'proof') expect(drink.proof).toBeLessThan(1)
    if (check === 'coffee') expect(drink.family).not.toBe('coffee')
    if (check === 'whiskey') expect(drink.family).not.toMatch(/bourbon|rye|scotch|irish|japanese/)
  })

  test('for a cigar in words', async () => {
    const member = await newMember()
    await ask(member, 'I don’t drink alcohol.')
    const { answer, sources } = await ask(member, 'What should I drink with a mild connecticut robusto?')
    expect(answer).toContain('You told me that you don’t drink alcohol.')
    expect(drinkOf(sources[0]?.path)!.proof).toBeLessThan(1)
  })

  test('for a drink', async () => {
    const member = await newMember()
    await ask(member, 'I only smoke mild cigars.')
    const { answer, sources } = await ask(member, 'Which cigar with Lagavulin 16?')
    expect(answer).toContain('You told me that you smoke mild cigars.')
    const id = /\/match\/([^/]+)\//.exec(sources[0]!.path)![1]!
    expect(server.catalogue.cigarsById.get(id)!.strength).toBeLessThanOrEqual(2)
  })

  test('for tonight: the glass, the strength and the time', async () => {
    const member = await newMember()
    for (const text of [
      'I don’t drink alcohol.',
      'I don’t like strong cigars.',
      'I only have 30 minutes in the evening.',
    ])
      await ask(member, text)
    const { answer, sources } = await ask(member, 'What shall I smoke tonight?')
    expect(answer).toContain('you don’t drink alcohol')
    expect(answer).toContain('you have 30 minutes for a cigar in the evening')
    expect(Number(/allow about (\d+) minutes/.exec(answer)![1])).toBeLessThanOrEqual(35)
    expect(drinkOf(sources[1]?.path)!.proof).toBeLessThan(1)
  })
})

describe('What Arturo remembers does not count', () => {
  const toldAbout = async (text: string) => {
    const member = await newMember()
    await ask(member, text)
    return member
  }
  test.each([
    ['where the question asks for another drink', 'Which rum with a Padrón 1964 Anniversary?'],
    ['where it names the drink', 'Does Lagavulin 16 go with a Padrón 1964 Anniversary?'],
    ['for somebody else', 'What should my brother drink with a Padrón 1964 Anniversary?'],
    ['in an article', 'How do I freeze cigars against beetles?'],
  ])('%s', async (_, question) => {
    const member = await toldAbout('I don’t drink alcohol.')
    const { answer } = await ask(member, question)
    expect(answer).not.toContain('You told me')
    expect(answer).toBe((await ask(await newMember(), question)).answer)
  })

  test('with Memory off, where it can still be read', async () => {
    const member = await toldAbout('I don’t drink alcohol.')
    await member.request('PATCH', '/api/settings', { memory_enabled: false })
    expect((await ask(member, padron)).answer).toBe((await ask(await newMember(), padron)).answer)
    expect(await textsOf(member)).toEqual(['You don’t drink alcohol.'])
  })

  test('once it is removed', async () => {
    const member = await toldAbout('I don’t drink alcohol.')
    const [{ id }] = (await memoriesOf(member)) as [Memory]
    await member.request('DELETE', `/api/ask/memories/${id}`)
    expect((await ask(member, padron)).answer).not.toContain('You told me')
  })
})

describe('The list', () => {
  const fill = async (member: TestMember) => {
    await ask(member, 'I don’t drink alcohol.')
    await ask(member, 'I hate cinnamon.')
  }

  test('is emptied line by line or as a whole, and comes back', async () => {
    const member = await newMember()
    await fill(member)
    const [{ id }] = (await memoriesOf(member)) as [Memory]
    const one = (await member.request('DELETE', `/api/ask/memories/${id}`)).json()
    expect(one).toMatchObject({ removed: 1 })
    expect(await textsOf(member)).toEqual(['You don’t drink alcohol.'])
    expect((await member.request('DELETE', `/api/ask/memories/${id}`)).statusCode).toBe(404)
    const all = (await member.request('DELETE', '/api/ask/memories')).json()
    expect(await memoriesOf(member)).toEqual([])
    for (const { removed_at, removed } of [all, one])
      expect((await member.request('POST', '/api/ask/memories/restoration', { removed_at })).json()).toEqual({
        restored: removed,
      })
    expect(await textsOf(member)).toEqual(['You don’t like cinnamon.', 'You don’t drink alcohol.'])
  })

  test('keeps what was told since a removal', async () => {
    const member = await newMember()
    await ask(member, 'I only smoke mild cigars.')
    const { removed_at } = (await member.request('DELETE', '/api/ask/memories')).json()
    await ask(member, 'I only smoke strong cigars.')
    const restored = await member.request('POST', '/api/ask/memories/restoration', { removed_at })
    expect(restored.json()).toEqual({ restored: 0 })
    expect(await textsOf(member)).toEqual(['You smoke strong cigars.'])
  })

  test('of another member cannot be read, removed or restored', async () => {
    const [member, other] = [await newMember(), await newMember()]
    await fill(member)
    expect(await memoriesOf(other)).toEqual([])
    const [{ id }] = (await memoriesOf(member)) as [Memory]
    expect((await other.request('DELETE', `/api/ask/memories/${id}`)).statusCode).toBe(404)
    expect((await other.request('DELETE', '/api/ask/memories')).json()).toMatchObject({ removed: 0 })
    expect(await memoriesOf(member)).toHaveLength(2)
    const { removed_at } = (await member.request('DELETE', '/api/ask/memories')).json()
    const restored = await other.request('POST', '/api/ask/memories/restoration', { removed_at })
    expect(restored.json()).toEqual({ restored: 0 })
    expect((await ask(other, padron)).answer).not.toContain('You told me')
  })

  test('is for members, and refuses what is no id and no time', async () => {
    const member = await newMember()
    expect((await server.inject({ method: 'GET', url: '/api/ask/memories' })).statusCode).toBe(401)
    expect((await member.request('DELETE', '/api/ask/memories/none')).statusCode).toBe(422)
    const odd = { removed_at: '0000-13-40' }
    expect((await member.request('POST', '/api/ask/memories/restoration', odd)).statusCode).toBe(422)
  })

  test('is purged of what can no longer be restored', async () => {
    const member = await newMember()
    await fill(member)
    await member.request('DELETE', '/api/ask/memories')
    const rows = async () =>
      (await server.database.owner.query('select 1 from arturo_memories where user_id = $1', [member.id]))
        .rows.length
    await purgeRemovedMemories(server.database)
    expect(await rows()).toBe(2)
    await server.database.owner.query(
      "update arturo_memories set removed_at = now() - interval '25 hours' where user_id = $1",
      [member.id],
    )
    await purgeRemovedMemories(server.database)
    expect(await rows()).toBe(0)
  })
})
