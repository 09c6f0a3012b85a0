import { beforeEach, expect, test } from 'vitest'
import { type LookUp, ModelError, type ModelRequest } from './model.ts'
import { withOptionalLookUps } from './with-optional-look-ups.ts'

let clock: number
/** How many look-ups each call offered. */
let offered: number[]
/** What is thrown where look-ups are offered, and where none are. */
let refusals: { offered?: Error; plain?: Error; text?: string }
let call: (request: ModelRequest) => AsyncIterable<string>
beforeEach(() => {
  clock = 0
  offered = []
  refusals = {}
  call = withOptionalLookUps(
    async function* ({ lookUps = [] }) {
      offered.push(lookUps.length)
      const refusal = lookUps.length > 0 ? refusals.offered : refusals.plain
      if (refusals.text) yield refusals.text
      if (refusal) throw refusal
      yield 'Seven pots.'
    },
    () => clock,
  )
})

const shelf: LookUp = { name: 'look_up_shelf', description: '', answer: async () => '' }

async function read(lookUps: readonly LookUp[] = [shelf]) {
  const { signal } = new AbortController()
  let text = ''
  const request = { system: '', prompt: '', signal, maxTokens: 1, lookUps, onTokens: () => undefined }
  for await (const piece of call(request)) text += piece
  return text
}

test('A model that refuses look-ups answers without them, and is offered none for an hour', async () => {
  refusals.offered = new ModelError('refused', 400)
  expect(await read()).toBe('Seven pots.')
  clock = 3_599_999
  expect(await read()).toBe('Seven pots.')
  expect(offered).toEqual([1, 0, 0])
  clock = 3_600_000
  refusals = {}
  await read()
  expect(offered).toEqual([1, 0, 0, 1])
})

test('One that refuses everything is offered look-ups again', async () => {
  refusals = { offered: new ModelError('refused', 404), plain: new ModelError('refused', 404) }
  await expect(read()).rejects.toEqual(new ModelError('refused', 404))
  refusals = {}
  await read()
  expect(offered).toEqual([1, 0, 1])
})

test.each([
  ['a wrong key', new ModelError('refused', 401)],
  ['too little credit', new ModelError('refused', 402)],
  ['a busy provider', new ModelError('busy', 429)],
  ['an end in the middle', new ModelError('cut')],
])('The call is not repeated for %s', async (_, failure) => {
  refusals.offered = failure
  await expect(read()).rejects.toBe(failure)
  expect(offered).toEqual([1])
})

test('Nor behind a text, nor where none were offered', async () => {
  refusals = { offered: new ModelError('refused', 400), plain: new ModelError('refused', 400), text: 'I ' }
  await expect(read()).rejects.toEqual(new ModelError('refused', 400))
  await expect(read([])).rejects.toEqual(new ModelError('refused', 400))
  expect(offered).toEqual([1, 0])
})
