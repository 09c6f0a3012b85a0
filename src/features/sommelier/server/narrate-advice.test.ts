import { join as pathTo } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import {
  type Asking,
  FakeModel,
  fakeKey,
  type ModelManners,
  tellWell,
  tokensCounted,
} from '#test/fake-model.ts'
import {
  advise,
  cigar,
  countedFor,
  hear,
  logInto,
  notesOf,
  openTellingHouse,
  shownIn,
  type TellingHouse,
} from '#test/house-with-model.ts'
import { join, type Person } from '#test/people.ts'
import type { NarrationEvent } from '../sommelier.contract.ts'
import { composeAdvice } from './compose-advice.ts'
import { type NarratorSources, openNarrator } from './narrate-advice.ts'

const fake = new FakeModel()
const logged: string[] = []
let house: TellingHouse
let grace: Person
/** What the house says itself of what is asked here. */
let result: string
beforeAll(async () => {
  await fake.open()
  house = await openTellingHouse(fake, logged)
  grace = await join(house, 'grace')
  result = (await advise(grace)).result
})
afterAll(async () => {
  await house.close()
  await fake.close()
})
beforeEach(() => {
  fake.manners = 'proper'
  fake.says = tellWell
  fake.asked.length = 0
  fake.abandoned = 0
  house.patience.silenceMilliseconds = 20_000
  Object.assign(house.models, { tellingsPerDay: 1_000, tellingsOfHouse: 100_000 })
})

const houseText = (because: string) => ({ end: 'house', text: result, because })
const wandered = 'Arturo wandered off the facts, so this is the house’s own text.'

describe('The house’s own text comes instead', () => {
  const offTheFacts: [string, string | ((asked: Asking) => string)][] = [
    ['another cigar', 'A Cohiba Behike would do as well.'],
    ['another drink', 'Lagavulin would do as well.'],
    ['another drink in small letters', 'You could as well pour a rusty nail.'],
    ['another family of drinks', 'A sherry would do as well.'],
    ['a flavor of neither', 'There is a little coconut in it.'],
    ['a name that nobody knows', 'My cousin Ernesto rolled it.'],
    ['a figure', 'It was laid down in 1987.'],
    ['a figure in words', 'It takes ninety minutes.'],
    ['a price', 'It costs $40.'],
    ['markdown', 'It is a **bold** smoke.'],
    ['a list', 'Two things matter.\n- the pour\n- the draw'],
    ['markup', 'It is <img src=x onerror=alert(1)> a smoke.'],
    ['an address', 'More at evil.example/offers today.'],
    ['a mail address', 'Write to host@evil.example today.'],
    ['a picture by link', '![x](https://evil.example/?d=1)'],
    ['signs that cannot be seen', 'It is a quiet\u200b smoke.'],
    ['signs of another alphabet', 'It is a тихий smoke.'],
    ['emoji', 'It is a quiet smoke 🥃.'],
    ['health', 'It is good for you and eases the stomach.'],
    ['one more', 'Have another glass after it.'],
    ['the best', 'It is the best there is.'],
    ['the rules', ({ system }) => system],
    ['the facts read out', ({ prompt }) => prompt],
    ['no end', 'and on '.repeat(50_000)],
  ]
  test.each(offTheFacts)('for %s', async (_what, says) => {
    fake.says = asked => {
      const wrong = typeof says === 'string' ? says : says(asked)
      return `${tellWell(asked).split('\n\n')[0]} ${wrong} And that is all there is to say about it.`
    }
    const events = await hear(grace)
    expect(events.at(-1)).toEqual(houseText(wandered))
    const shown = shownIn(events)
    expect(tellWell(fake.asked[0]!).startsWith(shown.trim().slice(0, 100))).toBe(true)
    const wrong = typeof says === 'string' ? says.slice(0, 40) : says(fake.asked[0]!).slice(0, 60)
    expect(shown).not.toContain(wrong)
    expect((await notesOf(house, grace)).map(({ notes }) => notes)).toContain(result)
  })

  test('after some two hundred words, however many come', async () => {
    fake.says = asked => `${tellWell(asked)} ${'Slow and easy it goes. '.repeat(45_000)}`
    const events = await hear(grace)
    expect(events.at(-1)).toMatchObject({ end: 'house', because: wandered })
    expect(shownIn(events).split(' ').length).toBeLessThan(270)
  })

  const lost = 'Arturo lost the thread, so this is the house’s own text.'
  const away = 'Arturo could not be reached, so this is the house’s own text.'
  const late = 'Arturo took too long, so this is the house’s own text.'
  const troubles: [ModelManners, string][] = [
    ['slow to begin', late],
    ['stalls', late],
    ['cuts off', lost],
    ['never says that it ended', lost],
    ['stops at its limit', lost],
    ['sends frames that are no JSON', lost],
    ['answers with a page', lost],
    ['says nothing', lost],
    ['fails in the middle', lost],
    ['is broken', away],
    ['refuses the key', away],
    ['redirects', away],
    ['is busy', 'Arturo has his hands full just now, so this is the house’s own text.'],
  ]
  test.each(troubles)('when the model %s', async (manners, because) => {
    fake.manners = manners
    if (because === late) house.patience.silenceMilliseconds = 100
    const events = await hear(grace)
    expect(events.at(-1)).toEqual(houseText(because))
    expect(fake.asked).toHaveLength(1)
  })

  test('when it has next to nothing to say', async () => {
    fake.says = 'Pour it. Light it.'
    expect((await hear(grace)).at(-1)).toMatchObject({ because: lost })
  })

  /** A narrator of the same house, of which one thing is otherwise. */
  async function hearOtherwise(otherwise: Partial<NarratorSources>) {
    const { catalogue, database, models } = house
    const words = pathTo(projectRoot(import.meta.dirname), 'data/words')
    const phrasebook = readPhrasebook(words, catalogue)
    const own = composeAdvice({ catalogue, phrasebook }, cigar, 'spirit')
    const vault = { retell: async () => true }
    const sources = { models, catalogue, phrasebook, database, vault, log: logInto(logged), ...otherwise }
    const events = openNarrator(sources).tell(grace.id, own, new AbortController().signal)
    const heard: NarrationEvent[] = []
    for await (const event of events) heard.push(event)
    return heard
  }

  test('in a house without a model', async () => {
    const because = 'Nobody tells stories in this house, so this is the house’s own text.'
    const events = await hearOtherwise({ models: { ...house.models, model: undefined } })
    expect(events).toEqual([houseText(because)])
  })

  test('when the database is away, and the log does not call that a bug', async () => {
    const inTransaction = () => Promise.reject(new Error('no connection'))
    const events = await hearOtherwise({ database: { inTransaction } })
    expect(events).toEqual([houseText(lost)])
    expect(logged.at(-1)).toContain('a telling failed in the house itself')
    expect(logged.at(-1)).not.toContain('bug')
  })
})

describe('A day', () => {
  const enough = 'That is enough telling for one day; this is the house’s own text.'
  const enoughOfAll = 'Arturo has told enough in this house for one day, so this is the house’s own text.'
  const open = 'Arturo is telling you something else just now, so this is the house’s own text.'
  let ada: Person
  beforeAll(async () => {
    ada = await join(house, 'ada')
  })
  beforeEach(async () => {
    await house.database.owner.query('delete from tellings')
    await house.database.owner.query('delete from house_tellings')
    house.models.tellingsPerDay = 2
  })
  const countedForAll = async () =>
    (await house.database.owner.query<{ times: number }>('select times from house_tellings')).rows

  test('holds so many tellings for each member; more cost nothing', async () => {
    const ends = []
    for (const _ of [1, 2, 3, 4]) ends.push((await hear(ada)).at(-1))
    expect(ends).toEqual([{ end: 'model' }, { end: 'model' }, houseText(enough), houseText(enough)])
    expect(fake.asked).toHaveLength(2)
    expect(await countedFor(house, ada)).toMatchObject([{ times: 2, tokens: 2 * tokensCounted }])
    expect((await hear(grace)).at(-1)).toEqual({ end: 'model' })
    expect(await countedForAll()).toEqual([{ times: 3 }])
  })

  test('holds so many for the whole house; then nothing is counted for anybody', async () => {
    house.models.tellingsOfHouse = 3
    for (const _ of [1, 2]) await hear(ada)
    const ends = [(await hear(grace)).at(-1), (await hear(grace)).at(-1)]
    expect(ends).toEqual([{ end: 'model' }, houseText(enoughOfAll)])
    expect(await countedFor(house, grace)).toMatchObject([{ times: 1 }])
    expect(await countedForAll()).toEqual([{ times: 3 }])
    expect(fake.asked).toHaveLength(3)
  })

  test('holds no more of them when all are asked for at once, and two are open at most', async () => {
    house.models.tellingsPerDay = 1
    const all = (await Promise.all(Array.from({ length: 12 }, () => hear(ada)))).map(([first]) => first!)
    const because = all.map(first => ('because' in first ? first.because : 'told'))
    expect(because.filter(each => each === open).length).toBeGreaterThan(0)
    expect(because.filter(each => each === 'told')).toHaveLength(1)
    expect(because.every(each => ['told', open, enough].includes(each))).toBe(true)
    expect(await countedFor(house, ada)).toMatchObject([{ times: 1 }])
    expect(await countedForAll()).toEqual([{ times: 1 }])
    house.models.tellingsPerDay = 100
    for (const _ of [1, 2, 3]) expect((await hear(ada)).at(-1)).toEqual({ end: 'model' })
  })

  test('lets a member hear two at once, and others besides', async () => {
    house.models.tellingsPerDay = 100
    fake.manners = 'stalls'
    house.patience.silenceMilliseconds = 700
    const two = [hear(ada), hear(ada)]
    await vi.waitFor(() => expect(fake.asked).toHaveLength(2), { timeout: 10_000, interval: 5 })
    fake.manners = 'proper'
    expect((await hear(ada)).at(-1)).toMatchObject({ because: open })
    expect((await hear(grace)).at(-1)).toEqual({ end: 'model' })
    await Promise.all(two)
    expect((await hear(ada)).at(-1)).toEqual({ end: 'model' })
  })

  test('begins anew at midnight (UTC)', async () => {
    for (const _ of [1, 2]) await hear(ada)
    await house.database.owner.query('update tellings set day = day - 1 where user_id = $1', [ada.id])
    expect((await hear(ada)).at(-1)).toEqual({ end: 'model' })
  })

  test('does not count what the provider turned away', async () => {
    for (const manners of ['is busy', 'is broken', 'refuses the key'] as const) {
      fake.manners = manners
      await hear(ada)
    }
    expect(await countedFor(house, ada)).toMatchObject([{ times: 0, tokens: 0 }])
    expect(await countedForAll()).toEqual([{ times: 0 }])
  })

  test('counts what was told and left, with the tokens it must have taken', async () => {
    house.models.tellingsPerDay = 100
    fake.manners = 'cuts off'
    await hear(ada)
    const sent = () => (fake.asked[0]!.system.length + fake.asked[0]!.prompt.length) / 4
    const [{ times, tokens }] = (await countedFor(house, ada)) as [{ times: number; tokens: number }]
    expect(times).toBe(1)
    expect(tokens).toBeGreaterThan(sent())
    fake.manners = 'proper'
    fake.says = asked => `Ask for Lagavulin instead. ${tellWell(asked)}`
    await hear(ada)
    expect((await countedFor(house, ada))[0]).toMatchObject({ times: 2 })
    expect((await countedFor(house, ada))[0]!.tokens).toBeGreaterThan(tokens + sent())
  })

  test('goes with the member, and into what they take along', async () => {
    await hear(ada)
    const { tables } = (await ada.ask('GET', '/api/account/summary')).json()
    expect(tables).toContainEqual({ name: 'tellings', rows: 1 })
    await house.database.owner.query('delete from users where id = $1', [ada.id])
    expect(await countedFor(house, ada)).toEqual([])
  })
})

test('The key is seen by the provider alone, and no word of a telling is in the log', async () => {
  expect(logged.join('')).toContain('a telling left the facts')
  expect(logged.join('')).toContain('the language model did not tell anything')
  for (const never of [fakeKey, 'CANARY', 'Behike', 'evil.example', 'is tired'])
    expect(logged.join('')).not.toContain(never)
})
