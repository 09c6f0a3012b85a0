import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { speech } from '#features/voice/client/speech.ts'
import { setSpokenAutomatically } from '#features/voice/client/spoken-automatically.ts'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { readVault } from '#test/components/pairings.ts'
import { interceptRequests, type SentRequest } from '#test/components/requests.ts'
import { fakeAudio } from '#test/fake-audio.ts'
import { fakeSynthesis } from '#test/fake-synthesis.ts'

const main = () => page.getByRole('main')
const asking = () => page.getByRole('button', { name: 'Ask Arturo for Personalized Notes' })
const personal = () => page.getByRole('region', { name: 'Notes for you' })
const curated = () => page.getByRole('region', { name: 'Pairing notes' })
const voice = () => page.getByRole('combobox', { name: 'Voice' })
const listen = () => main().getByRole('button', { name: 'Listen' })
const stop = () => main().getByRole('button', { name: 'Stop', exact: true })
const pairing = '/pairings/montecristo-no-2-havana-club-seleccion-de-maestros'

/** The page keeps the element that it plays with. */
beforeEach(() => void fakeAudio({ millisecondsPerSound: 60_000 }))

afterEach(() => {
  speech.stop()
  for (const key of ['spoken-automatically', 'cached_voices']) localStorage.removeItem(key)
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

async function openPairing(settings?: object) {
  await createMember()
  if (settings) await send('PATCH', '/api/settings', settings)
  await openPage(pairing)
  await expect.element(asking()).toBeVisible()
}

async function press(key: string) {
  asking().element().focus()
  await userEvent.keyboard(key)
}

test('a curated pairing has the score, the reasons and the actions of a result, and saves nothing by itself', async () => {
  await openPairing()
  await expect.element(main().getByText('Score out of 100')).toBeVisible()
  await expect.element(main().getByRole('img', { name: /^Flavor radar/ })).toBeVisible()
  await expect.element(main().getByText('Not in your vault yet.')).toBeVisible()
  expect(await readVault()).toEqual([])
  await main().getByRole('button', { name: 'Have it tonight' }).click()
  await expect.element(main().getByText('You’re having this one tonight.')).toBeVisible()
  expect(await readVault()).toMatchObject([{ cigar_name: 'Montecristo No. 2', status: 'tried' }])
  await main().getByRole('button', { name: 'Undo' }).click()
  await expect.element(main().getByRole('button', { name: 'Have it tonight' })).toBeVisible()
  await expect.element(main().getByRole('link', { name: 'Find Similar' })).toBeVisible()
  await expectSoundLayout()
})

test('a click adds Arturo’s notes beside the curated notes', async () => {
  await openPairing()
  await commands.holdRequests('**/api/pairings/*/notes')
  await asking().click()
  await expect
    .element(page.getByRole('button', { name: 'Asking Arturo...' }))
    .toHaveAttribute('aria-busy', 'true')
  await commands.restoreRequests()
  await expect.element(personal().getByRole('paragraph').first()).toBeVisible()
  await expect.element(curated()).toBeVisible()
  await expect.element(asking()).not.toBeInTheDocument()
  await expectSoundLayout()
})

test('by keyboard the focus moves to the new notes', async () => {
  await openPairing()
  await press('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Notes for you' })).toHaveFocus()
})

test('without a network there is a message, the button stays, and another press works', async () => {
  await openPairing()
  await commands.failRequests('**/api/pairings/*/notes')
  await asking().click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^Network error\. Please check your internet connection and try again\.$/)
  await commands.restoreRequests()
  await asking().click()
  await expect.element(personal()).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a failing server’s message is shown, and the page stays as it is', async () => {
  await openPairing()
  const error = 'Smoke Deck is not ready yet. Please try again in a moment.'
  const refusal = { error, code: 'UNAVAILABLE', requestId: '1' }
  await commands.answerRequests('**/api/pairings/*/notes', 503, refusal)
  await press(' ')
  await expect.element(page.getByRole('alert')).toHaveTextContent(error)
  await expect.element(asking()).toBeEnabled()
  await expect.element(curated()).toBeVisible()
  await expectSoundLayout()
})

const twoVoices = {
  provider: 'ElevenLabs',
  voices: [
    { voice_id: 'r1', name: 'Rachel' },
    { voice_id: 'j1', name: 'Jade' },
  ],
  preferredVoiceId: 'j1',
}

/** A lounge with premium voices. */
function openLounge(list: () => Response = () => Response.json(twoVoices)): SentRequest[] {
  return interceptRequests((request, real) => {
    if (request.line === 'GET /api/voices') return Promise.resolve(list())
    if (request.line !== 'POST /api/speech') return real()
    return Promise.resolve(new Response('sound', { headers: { 'content-type': 'audio/mpeg' } }))
  })
}

const voicesHeard = (requests: SentRequest[]) =>
  requests
    .filter(({ line }) => line === 'POST /api/speech')
    .map(({ body }) => (body as { voiceId: string }).voiceId)

const groupsOf = () =>
  [...voice().element().querySelectorAll('optgroup')].map(group => [
    group.label,
    ...[...group.querySelectorAll('option')].map(option => option.text),
  ])

test('the notes are read in a voice that is chosen beside the button, at first the one of the lounge', async () => {
  fakeSynthesis()
  const requests = openLounge()
  await openPairing()
  await expect.element(voice()).toHaveValue('premium:j1')
  expect(groupsOf()).toEqual([
    ['Browser voices', 'Default voice', 'Samantha'],
    ['Premium voices', 'Jade', 'Rachel'],
  ])
  await expect.element(main().getByText('The text goes to ElevenLabs, which reads it.')).toBeVisible()
  await asking().click()
  await expect.element(personal()).toBeVisible()
  expect(voicesHeard(requests)).toEqual([])
  await listen().click()
  await expect.element(stop()).toBeVisible()
  await expect.poll(() => voicesHeard(requests)).toEqual(['j1'])
  await voice().selectOptions('Rachel')
  await expect.poll(() => voicesHeard(requests)).toEqual(['j1', 'r1'])
  await stop().click()
  await expect.element(listen()).toBeVisible()
  await expectSoundLayout()
})

test('the voice of the settings comes first, and another one holds in this tab and changes no setting', async () => {
  const voices = [
    { name: 'Samantha', lang: 'en-US' },
    { name: 'Anna', lang: 'de-DE' },
  ]
  const { given } = fakeSynthesis({ voices, millisecondsPerCharacter: 1000 })
  openLounge()
  await openPairing({ preferred_voice: 'Anna' })
  await expect.element(voice()).toHaveValue('Anna')
  await voice().selectOptions('Samantha')
  await openPage(pairing)
  await expect.element(voice()).toHaveValue('Samantha')
  await listen().click()
  await expect.poll(() => given[0]?.voice).toBe('Samantha')
  expect(given[0]?.text).toMatch(/^Montecristo Number two/)
  expect(await send('GET', '/api/me')).toMatchObject({ settings: { preferred_voice: 'Anna' } })
  await send('PATCH', '/api/settings', { preferred_voice: 'premium:r1' })
  await openPage(pairing)
  await expect.element(voice()).toHaveValue('premium:r1')
})

test('where answers are read by themselves the notes are as well, once they are there', async () => {
  const { given } = fakeSynthesis({ millisecondsPerCharacter: 1000 })
  setSpokenAutomatically(true)
  await openPairing()
  expect(given).toEqual([])
  await asking().click()
  await expect.element(stop()).toBeVisible()
  await expect.poll(() => given.length).toBe(1)
  await openPage(pairing)
  await expect.element(asking()).toBeVisible()
  expect(speech.state().state).toBe('silent')
  expect(given).toHaveLength(1)
})

test('the first notes ask whether to read by itself, and the focus goes to them with the answer', async () => {
  const { given } = fakeSynthesis({ millisecondsPerCharacter: 1000 })
  await openPairing()
  await asking().click()
  const question = page.getByRole('group', { name: 'Shall I read pairings and answers aloud?' })
  await question.getByRole('button', { name: 'Yes, read them' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Notes for you' })).toHaveFocus()
  await expect.poll(() => given.length).toBe(1)
})

test('without any voice the picker says so, and nothing can be listened to', async () => {
  fakeSynthesis({ voices: [] })
  await openPairing()
  await expect.element(voice()).toBeDisabled()
  await expect.element(voice()).toHaveTextContent('This browser has no voice.')
  await expect.element(listen()).toBeDisabled()
  await asking().click()
  await expect.element(personal()).toBeVisible()
})

test('voices of the lounge that do not load leave those of the browser, and load with Try Again', async () => {
  fakeSynthesis()
  const error = 'No voices returned from the provider API'
  let list = () => Response.json({ code: 'NO_VOICES', error }, { status: 502 })
  openLounge(() => list())
  await openPairing()
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Failed to load voices. ${error}`)
  await expect.element(voice()).toHaveValue('Default')
  await expectSoundLayout()
  list = () => Response.json(twoVoices)
  await main().getByRole('button', { name: 'Try Again' }).click()
  await expect.element(voice()).toHaveValue('premium:j1')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
