import { join as pathTo } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NarrationEvent } from '#features/narration/narration.contract.ts'
import { type MeteredModelSources, meterModel } from '#features/narration/server/meter-model.ts'
import { openNarrator } from '#features/narration/server/open-narrator.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { FakeModel, fakeKey, type ModelBehavior, type ModelCall, narrateFacts } from '#test/fake-model.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { tokensCounted } from '#test/model-protocols.ts'
import {
  advise,
  cigar,
  countedFor,
  hear,
  logInto,
  notesOf,
  type ServerWithModel,
  shownIn,
  startServerWithModel,
} from '#test/server-with-model.ts'
import { waitFor } from '#test/wait-for.ts'
import { composeAdvice } from './compose-advice.ts'
import { narrateAdvice } from './narrate-advice.ts'

const fake = new FakeModel()
const logged: string[] = []
let server: ServerWithModel
let grace: TestMember
/** The standard text of the advice. */
let result: string
beforeAll(async () => {
  await fake.open()
  server = await startServerWithModel(fake, logged)
  grace = await createMember(server, 'grace')
  result = (await advise(grace)).result
})
afterAll(async () => {
  await server.close()
  await fake.close()
})
beforeEach(() => {
  fake.behavior = 'proper'
  fake.reply = narrateFacts
  fake.calls.length = 0
  fake.abandoned = 0
  server.patience.idleMilliseconds = 20_000
  Object.assign(server.models, { narrationsPerMember: 1_000, narrationsInTotal: 100_000 })
})

const standardText = (because: string) => ({ end: 'fallback', text: result, because })
const rejected = 'Arturo strayed from the facts, so this is the standard text.'

describe('The standard text replaces the narration', () => {
  const offTheFacts: [string, string | ((call: ModelCall) => string)][] = [
    ['another cigar', 'A Cohiba Behike would do as well.'],
    ['another drink', 'Lagavulin would do as well.'],
    ['another drink in small letters', 'You could as well pour a rusty nail.'],
    ['another family of drinks', 'A tequila would do as well.'],
    ['a flavor of neither', 'There is a little coconut in it.'],
    ['an unknown name', 'My cousin Ernesto rolled it.'],
    ['a figure', 'It was laid down in 1987.'],
    ['a figure in words', 'It takes ninety minutes.'],
    ['a price', 'It costs $40.'],
    ['markdown', 'It is a **bold** smoke.'],
    ['a list', 'Two things matter.\n- the pour\n- the draw'],
    ['markup', 'It is <img src=x onerror=alert(1)> a smoke.'],
    ['an address', 'More at evil.example/offers today.'],
    ['a mail address', 'Write to host@evil.example today.'],
    ['a picture by link', '![x](https://evil.example/?d=1)'],
    ['invisible characters', 'It is a quiet\u200b smoke.'],
    ['letters of another alphabet', 'It is a тихий smoke.'],
    ['emoji', 'It is a quiet smoke 🥃.'],
    ['health', 'It is good for you and eases the stomach.'],
    ['another glass', 'Have another glass after it.'],
    ['the best', 'It is the best there is.'],
    ['the system prompt', ({ system }) => system],
    ['the prompt read out', ({ prompt }) => prompt],
    ['endless text', 'and on '.repeat(50_000)],
  ]
  test.each(offTheFacts)('for %s', async (_case, says) => {
    fake.reply = request => {
      const violation = typeof says === 'string' ? says : says(request)
      return `${narrateFacts(request).split('\n\n')[0]} ${violation} And that is all there is to say about it.`
    }
    const events = await hear(grace)
    expect(events.at(-1)).toEqual(standardText(rejected))
    const shown = shownIn(events)
    expect(narrateFacts(fake.calls[0]!).startsWith(shown.trim().slice(0, 100))).toBe(true)
    const violation = typeof says === 'string' ? says.slice(0, 40) : says(fake.calls[0]!).slice(0, 60)
    expect(shown).not.toContain(violation)
    expect((await notesOf(server, grace)).map(({ notes }) => notes)).toContain(result)
  })

  test('after about two hundred words', async () => {
    fake.reply = request => `${narrateFacts(request)} ${'Slow and easy it goes. '.repeat(45_000)}`
    const events = await hear(grace)
    expect(events.at(-1)).toMatchObject({ end: 'fallback', because: rejected })
    expect(shownIn(events).split(' ').length).toBeLessThan(270)
  })

  const incomplete = 'Arturo lost the thread, so this is the standard text.'
  const unavailable = 'Arturo could not be reached, so this is the standard text.'
  const slow = 'Arturo took too long, so this is the standard text.'
  const failures: [ModelBehavior, string][] = [
    ['slow to begin', slow],
    ['stalls', slow],
    ['cuts off', incomplete],
    ['never says that it ended', incomplete],
    ['stops at its limit', incomplete],
    ['sends frames that are no JSON', incomplete],
    ['answers with a page', incomplete],
    ['says nothing', incomplete],
    ['fails in the middle', incomplete],
    ['is broken', unavailable],
    ['refuses the key', unavailable],
    ['redirects', unavailable],
    ['is busy', 'Arturo is busy right now, so this is the standard text.'],
  ]
  test.each(failures)('when the model %s', async (behavior, because) => {
    fake.behavior = behavior
    if (because === slow) server.patience.idleMilliseconds = 100
    const events = await hear(grace)
    expect(events.at(-1)).toEqual(standardText(because))
    expect(fake.calls).toHaveLength(1)
  })

  test('when it returns too few words', async () => {
    fake.reply = 'Pour it. Light it.'
    expect((await hear(grace)).at(-1)).toMatchObject({ because: incomplete })
  })

  /** Narrates with one of the server's dependencies replaced. */
  async function narrateWith(replaced: Partial<MeteredModelSources>) {
    const { catalogue, database, models } = server
    const words = pathTo(projectRoot(import.meta.dirname), 'data/words')
    const phrasebook = readPhrasebook(words, catalogue)
    const composed = composeAdvice({ catalogue, phrasebook }, cigar, 'spirit')
    const vault = { replaceNotes: async () => true }
    const log = logInto(logged)
    const meteredModel = meterModel({ models, database, log, ...replaced })
    const narrator = openNarrator({ meteredModel, catalogue, phrasebook })
    const sources = { narrator, catalogue, vault, log }
    const events = narrateAdvice(sources, grace.id, composed, new AbortController().signal)
    const received: NarrationEvent[] = []
    for await (const event of events) received.push(event)
    return received
  }

  test('without a model', async () => {
    const because = 'This lounge has no narration by Arturo, so this is the standard text.'
    const events = await narrateWith({ models: { ...server.models, model: undefined } })
    expect(events).toEqual([standardText(because)])
  })

  test('when the database is unavailable, and the log does not call that a bug', async () => {
    const inTransaction = () => Promise.reject(new Error('no connection'))
    const events = await narrateWith({ database: { inTransaction } })
    expect(events).toEqual([standardText(incomplete)])
    expect(logged.at(-1)).toContain('a narration failed in the server itself')
    expect(logged.at(-1)).not.toContain('bug')
  })
})

describe('The daily quota', () => {
  const memberQuota = 'Arturo has told you as much as he may today, so this is the standard text.'
  const serverQuota = 'Arturo is done for today, so this is the standard text.'
  const tooManyOpen = 'Arturo is still busy with your last two, so this is the standard text.'
  let ada: TestMember
  beforeAll(async () => {
    ada = await createMember(server, 'ada')
  })
  beforeEach(async () => {
    await server.database.owner.query('delete from tellings')
    await server.database.owner.query('delete from house_tellings')
    server.models.narrationsPerMember = 2
  })
  const countedForAll = async () =>
    (await server.database.owner.query<{ times: number }>('select times from house_tellings')).rows

  test('limits narrations per member; more do not call the model', async () => {
    const ends = []
    for (const _ of [1, 2, 3, 4]) ends.push((await hear(ada)).at(-1))
    expect(ends).toEqual([
      { end: 'model' },
      { end: 'model' },
      standardText(memberQuota),
      standardText(memberQuota),
    ])
    expect(fake.calls).toHaveLength(2)
    expect(await countedFor(server, ada)).toMatchObject([{ times: 2, tokens: 2 * tokensCounted }])
    expect((await hear(grace)).at(-1)).toEqual({ end: 'model' })
    expect(await countedForAll()).toEqual([{ times: 3 }])
  })

  test('limits narrations of all members together; then nothing is counted', async () => {
    server.models.narrationsInTotal = 3
    for (const _ of [1, 2]) await hear(ada)
    const ends = [(await hear(grace)).at(-1), (await hear(grace)).at(-1)]
    expect(ends).toEqual([{ end: 'model' }, standardText(serverQuota)])
    expect(await countedFor(server, grace)).toMatchObject([{ times: 1 }])
    expect(await countedForAll()).toEqual([{ times: 3 }])
    expect(fake.calls).toHaveLength(3)
  })

  test('holds for concurrent requests, of which at most two are open', async () => {
    server.models.narrationsPerMember = 1
    const all = (await Promise.all(Array.from({ length: 12 }, () => hear(ada)))).map(([first]) => first!)
    const because = all.map(first => ('because' in first ? first.because : 'narrated'))
    expect(because.filter(reason => reason === tooManyOpen).length).toBeGreaterThan(0)
    expect(because.filter(reason => reason === 'narrated')).toHaveLength(1)
    expect(because.every(reason => ['narrated', tooManyOpen, memberQuota].includes(reason))).toBe(true)
    expect(await countedFor(server, ada)).toMatchObject([{ times: 1 }])
    expect(await countedForAll()).toEqual([{ times: 1 }])
    server.models.narrationsPerMember = 100
    for (const _ of [1, 2, 3]) expect((await hear(ada)).at(-1)).toEqual({ end: 'model' })
  })

  test('allows two open narrations per member', async () => {
    server.models.narrationsPerMember = 100
    fake.behavior = 'stalls'
    const two = [hear(ada), hear(ada)]
    await waitFor(() => expect(fake.calls).toHaveLength(2), { timeout: 10_000, interval: 5 })
    fake.behavior = 'proper'
    expect((await hear(ada)).at(-1)).toMatchObject({ because: tooManyOpen })
    expect((await hear(grace)).at(-1)).toEqual({ end: 'model' })
    fake.endStalled()
    await Promise.all(two)
    expect((await hear(ada)).at(-1)).toEqual({ end: 'model' })
  })

  test('resets at midnight UTC', async () => {
    for (const _ of [1, 2]) await hear(ada)
    await server.database.owner.query('update tellings set day = day - 1 where user_id = $1', [ada.id])
    expect((await hear(ada)).at(-1)).toEqual({ end: 'model' })
  })

  test('is refunded if the provider rejected the request', async () => {
    for (const behavior of ['is busy', 'is broken', 'refuses the key'] as const) {
      fake.behavior = behavior
      await hear(ada)
    }
    expect(await countedFor(server, ada)).toMatchObject([{ times: 0, tokens: 0 }])
    expect(await countedForAll()).toEqual([{ times: 0 }])
  })

  test('counts narrations that were cut off or rejected, with estimated tokens', async () => {
    server.models.narrationsPerMember = 100
    fake.behavior = 'cuts off'
    await hear(ada)
    const sent = () => (fake.calls[0]!.system.length + fake.calls[0]!.prompt.length) / 4
    const [{ times, tokens }] = (await countedFor(server, ada)) as [{ times: number; tokens: number }]
    expect(times).toBe(1)
    expect(tokens).toBeGreaterThan(sent())
    fake.behavior = 'proper'
    fake.reply = request => `Ask for Lagavulin instead. ${narrateFacts(request)}`
    await hear(ada)
    expect((await countedFor(server, ada))[0]).toMatchObject({ times: 2 })
    expect((await countedFor(server, ada))[0]!.tokens).toBeGreaterThan(tokens + sent())
  })

  test('is part of the data export, and is deleted with the member', async () => {
    await hear(ada)
    const { tables } = (await ada.request('GET', '/api/account/summary')).json()
    expect(tables).toContainEqual({ name: 'tellings', rows: 1, label: 'day on which Arturo narrated' })
    await server.database.owner.query('delete from users where id = $1', [ada.id])
    expect(await countedFor(server, ada)).toEqual([])
  })
})

test('The log contains neither the key nor any text of a narration', async () => {
  expect(logged.join('')).toContain('a narration left the facts')
  expect(logged.join('')).toContain('the language model returned no narration')
  for (const never of [fakeKey, 'CANARY', 'Behike', 'evil.example', 'is tired'])
    expect(logged.join('')).not.toContain(never)
})
