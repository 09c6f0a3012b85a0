import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { NarrationEvent } from '#features/narration/narration.contract.ts'
import { speech } from '#features/voice/client/speech.ts'
import { isSpokenAutomatically, setSpokenAutomatically } from '#features/voice/client/spoken-automatically.ts'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { explorer, openExplorer, submitCigar } from '#test/components/explorer.ts'
import { openPage } from '#test/components/open-page.tsx'
import { changed, interceptRequests } from '#test/components/requests.ts'
import { fakeAudio } from '#test/fake-audio.ts'
import { fakeSynthesis } from '#test/fake-synthesis.ts'

const melanio = 'Oliva Serie V Melanio'
const address = '?cigar=Oliva+Serie+V+Melanio'
const main = () => page.getByRole('main')
const listen = () => main().getByRole('button', { name: 'Listen' }).first()
const stop = () => main().getByRole('button', { name: 'Stop', exact: true }).first()
const question = () => page.getByRole('group', { name: 'Shall I read pairings and answers aloud?' })

/** The page keeps the element that it plays with. */
beforeEach(() => void fakeAudio({ millisecondsPerSound: 60_000 }))

afterEach(() => {
  speech.stop()
  localStorage.removeItem('spoken-automatically')
  vi.unstubAllGlobals()
})

/** A model that narrates what the test says, when it says it. */
function narrateSlowly(): { say: (event: NarrationEvent) => void; breakOff: () => void } {
  const encoder = new TextEncoder()
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  interceptRequests((request, real) => {
    if (request.line === 'POST /api/arturo')
      return changed<object>(real(), advice => ({ ...advice, canNarrate: true }))
    if (request.line !== 'POST /api/arturo/narration') return real()
    const arriving = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller
      },
    })
    return Promise.resolve(new Response(arriving, { headers: { 'content-type': 'text/event-stream' } }))
  })
  return {
    say(event) {
      body?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      if ('end' in event) body?.close()
    },
    breakOff: () => body?.error(new TypeError('network error')),
  }
}

test('Listen reads the pairing in plain words, and Stop ends it', async () => {
  const { given } = fakeSynthesis({ millisecondsPerCharacter: 1000 })
  await openExplorer(address)
  await listen().click()
  await expect.element(stop()).toBeVisible()
  await expect.poll(() => given[0]?.text).toContain('Serie V Melanio')
  await stop().click()
  await expect.element(listen()).toBeVisible()
  expect(speech.state().state).toBe('silent')
  await expectSoundLayout()
})

test('the first pairing asks whether to read by itself; from then on what is asked for is read', async () => {
  const { given } = fakeSynthesis({ millisecondsPerCharacter: 1000 })
  const { back } = await openExplorer()
  await submitCigar(melanio)
  await expect.element(question()).toBeVisible()
  expect(given).toEqual([])
  await expectSoundLayout()
  await question().getByRole('button', { name: 'Yes, read them' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(explorer.title()).toHaveFocus()
  await expect.poll(() => given.length).toBe(1)
  await explorer.another().click()
  expect(speech.state().state).toBe('silent')

  await submitCigar('Padron 1964 Anniversary Maduro')
  await expect.element(stop()).toBeVisible()
  await expect.poll(() => given[1]?.text).toContain('nineteen sixty-four')
  await explorer.another().click()
  await expect.element(explorer.title()).not.toBeInTheDocument()
  back()
  await expect.element(explorer.title()).toBeVisible()
  await expect.element(listen()).toBeVisible()
  expect(given).toHaveLength(2)
})

test('with No, thanks nothing is read by itself', async () => {
  const { given } = fakeSynthesis()
  await openExplorer(address)
  await question().getByRole('button', { name: 'No, thanks' }).click()
  expect(isSpokenAutomatically()).toBe(false)
  await explorer.another().click()
  await submitCigar(melanio)
  await expect.element(listen()).toBeVisible()
  await expect.element(question()).not.toBeInTheDocument()
  expect(given).toEqual([])
})

test('nothing is read by itself behind a link or after a reload, and another page is silent', async () => {
  const { given } = fakeSynthesis({ millisecondsPerCharacter: 1000 })
  setSpokenAutomatically(true)
  await openExplorer(address)
  await expect.element(listen()).toBeVisible()
  await openPage(`/pair${address}`)
  await expect.element(listen()).toBeVisible()
  expect(given).toEqual([])
  await listen().click()
  await expect.poll(() => speech.state().state).toBe('speaking')
  await openPage('/dashboard/pairings')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(speech.state().state).toBe('silent')
})

test('another pair ends the voice', async () => {
  fakeSynthesis({ millisecondsPerCharacter: 1000 })
  await openExplorer(address)
  await listen().click()
  await expect.poll(() => speech.state().state).toBe('speaking')
  await explorer.runnersUp().first().click()
  await expect.poll(() => speech.state().state).toBe('silent')
  await expect.element(listen()).toBeVisible()
})

test('a narration is read while it arrives, and Stop ends the voice, not the narration', async () => {
  const { given } = fakeSynthesis({ millisecondsPerCharacter: 1 })
  setSpokenAutomatically(true)
  const model = narrateSlowly()
  await openExplorer()
  await submitCigar(melanio)
  await expect.element(page.getByText('Arturo is thinking about it.')).toBeVisible()
  model.say({ text: 'Sit down. ' })
  model.say({ text: 'This one ' })
  await expect.poll(() => given.map(({ text }) => text)).toEqual(['Sit down.'])
  model.say({ text: 'is for you. ' })
  model.say({ text: 'Now ' })
  await expect.poll(() => given.map(({ text }) => text)).toEqual(['Sit down.', 'This one is for you.'])
  await stop().click()
  model.say({ text: 'pour it.' })
  model.say({ end: 'model' })
  const narration = page.getByRole('region', { name: 'In Arturo’s words' })
  await expect.element(narration).toHaveTextContent('Sit down. This one is for you. Now pour it.')
  expect(given).toHaveLength(2)
  await narration.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(() => given.at(-1)?.text).toBe('Now pour it.')
})

test('what comes in place of a narration is read, and the pairing itself where none comes', async () => {
  const { given } = fakeSynthesis({ millisecondsPerCharacter: 1 })
  const texts = () => given.map(({ text }) => text)
  setSpokenAutomatically(true)
  const model = narrateSlowly()
  await openExplorer()
  await submitCigar(melanio)
  await expect.element(page.getByText('Arturo is thinking about it.')).toBeVisible()
  model.say({ text: 'Sit down. ' })
  model.say({ text: 'Then it ' })
  await expect.poll(texts).toEqual(['Sit down.'])
  model.say({ end: 'fallback', text: 'The plain words.', because: 'Arturo lost his thread.' })
  await expect.poll(texts).toEqual(['Sit down.', 'Then it', 'The plain words.'])

  await explorer.another().click()
  given.length = 0
  await submitCigar('Padron 1964 Anniversary Maduro')
  await expect.element(page.getByText('Arturo is thinking about it.')).toBeVisible()
  model.breakOff()
  await expect.poll(() => texts()[0]).toContain('nineteen sixty-four')
})
