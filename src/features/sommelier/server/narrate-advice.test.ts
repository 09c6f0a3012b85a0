import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import {
  type Asking,
  FakeModel,
  fakeKey,
  type ModelManners,
  tellWell,
  tokensCounted,
} from '#test/fake-model.ts'
import { advise, countedFor, hear, notesOf, openTellingHouse, shownIn } from '#test/house-with-model.ts'
import { join, type Person } from '#test/people.ts'

const fake = new FakeModel()
const logged: string[] = []
let house: TestApp
let grace: Person
beforeAll(async () => {
  await fake.open()
  house = await openTellingHouse(fake, 1_000, { logged })
  grace = await join(house, 'grace')
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
})

const houseText = (result: string, because: string) => ({ end: 'house', text: result, because })
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
    const { result } = await advise(grace)
    fake.says = asked => {
      const wrong = typeof says === 'string' ? says : says(asked)
      return `${tellWell(asked).split('\n\n')[0]} ${wrong} And that is all there is to say about it.`
    }
    const events = await hear(grace)
    expect(events.at(-1)).toEqual(houseText(result, wandered))
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
    const { result } = await advise(grace)
    fake.manners = manners
    const events = await hear(grace)
    expect(events.at(-1)).toEqual(houseText(result, because))
    expect(fake.asked).toHaveLength(1)
  })

  test('when it has next to nothing to say', async () => {
    fake.says = 'Pour it. Light it.'
    expect((await hear(grace)).at(-1)).toMatchObject({ because: lost })
  })

  test('in a house without a model, which says so in its advice', async () => {
    const plain = await startApp({ isPlanted: false })
    try {
      const joan = await join(plain, 'joan')
      const { canNarrate, result } = await advise(joan)
      expect(canNarrate).toBe(false)
      const because = 'Nobody tells stories in this house, so this is the house’s own text.'
      expect(await hear(joan)).toEqual([houseText(result, because)])
    } finally {
      await plain.close()
    }
  })
})

describe('A day', () => {
  const enough = 'That is enough telling for one day; this is the house’s own text.'
  let sparing: TestApp
  beforeAll(async () => {
    sparing = await openTellingHouse(fake, 2)
  })
  afterAll(() => sparing.close())

  test('holds so many tellings for each member; more cost nothing', async () => {
    const [ada, kay] = [await join(sparing, 'ada'), await join(sparing, 'kay')]
    const { result } = await advise(ada)
    const ends = []
    for (const _ of [1, 2, 3, 4]) ends.push((await hear(ada)).at(-1))
    expect(ends).toEqual([
      { end: 'model' },
      { end: 'model' },
      houseText(result, enough),
      houseText(result, enough),
    ])
    expect(fake.asked).toHaveLength(2)
    expect(await countedFor(sparing, ada)).toMatchObject([{ times: 2, tokens: 2 * tokensCounted }])
    expect((await hear(kay)).at(-1)).toEqual({ end: 'model' })
  })

  test('holds no more of them when all are asked for at once', async () => {
    const alan = await join(sparing, 'alan')
    const all = await Promise.all(Array.from({ length: 12 }, () => hear(alan)))
    expect(all.filter(([first]) => 'because' in first! && first.because === enough)).toHaveLength(10)
    expect(fake.asked).toHaveLength(2)
    expect(await countedFor(sparing, alan)).toMatchObject([{ times: 2 }])
  })

  test('begins anew at midnight (UTC)', async () => {
    const emmy = await join(sparing, 'emmy')
    for (const _ of [1, 2]) await hear(emmy)
    await sparing.database.owner.query('update tellings set day = day - 1 where user_id = $1', [emmy.id])
    expect((await hear(emmy)).at(-1)).toEqual({ end: 'model' })
  })

  test('does not count what the provider turned away, and does count what was told and left', async () => {
    const rosa = await join(sparing, 'rosa')
    for (const manners of ['is busy', 'is broken', 'refuses the key'] as const) {
      fake.manners = manners
      await hear(rosa)
    }
    expect(await countedFor(sparing, rosa)).toMatchObject([{ times: 0, tokens: 0 }])
    fake.manners = 'stalls'
    await hear(rosa)
    expect(await countedFor(sparing, rosa)).toMatchObject([{ times: 1, tokens: 0 }])
  })

  test('goes with the member, and into what they take along', async () => {
    const vera = await join(house, 'vera')
    await hear(vera)
    const { tables } = (await vera.ask('GET', '/api/account/summary')).json()
    expect(tables).toContainEqual({ name: 'tellings', rows: 1 })
    await house.database.owner.query('delete from users where id = $1', [vera.id])
    expect(await countedFor(house, vera)).toEqual([])
  })
})

test('The key is seen by the provider alone, and no word of a telling is in the log', async () => {
  expect(logged.join('')).toContain('a telling left the facts')
  expect(logged.join('')).toContain('the language model did not tell anything')
  for (const never of [fakeKey, 'CANARY', 'Behike', 'evil.example', 'is tired'])
    expect(logged.join('')).not.toContain(never)
})
