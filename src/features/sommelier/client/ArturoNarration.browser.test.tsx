import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { NarrationEvent } from '#features/narration/narration.contract.ts'
import { explorer, openExplorer } from '#test/components/explorer.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { changed, interceptRequests, type SentRequest } from '#test/components/requests.ts'

const cigar = 'Oliva Serie V Melanio'
const question = '?cigar=Oliva+Serie+V+Melanio'
const narration = () => page.getByRole('region', { name: 'In Arturo’s words' })
const narrationsOf = (requests: SentRequest[]) =>
  requests.filter(({ line }) => line === 'POST /api/arturo/narration')

interface Advice {
  canNarrate: boolean
  drinks: { reasons: { points: number; text: string; isOwnTaste: boolean }[] }[]
}

const stream = (events: NarrationEvent[]) =>
  new Response(events.map(event => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })

/** A server with a model that narrates this. Returns what it was asked. */
function narrate(answer: (request: SentRequest) => Response): SentRequest[] {
  return interceptRequests((request, real) => {
    if (request.line === 'POST /api/arturo/narration') return Promise.resolve(answer(request))
    if (request.line !== 'POST /api/arturo') return real()
    return changed<Advice>(real(), advice => ({ ...advice, canNarrate: true }))
  })
}

const words: NarrationEvent[] = [{ text: 'Sit down. ' }, { text: 'This one is for you.' }, { end: 'model' }]

test('with a model, the narration of the best pair is shown, and requested once', async () => {
  const requests = narrate(() => stream(words))
  await openExplorer(question)
  await expect.element(narration()).toHaveTextContent('Sit down. This one is for you.')
  await expect
    .poll(() => narration().element().querySelector('[aria-live]')?.getAttribute('aria-busy'))
    .toBe('false')
  await explorer.runnersUp().first().click()
  await expect.element(narration()).not.toBeInTheDocument()
  await explorer.runnersUp().first().click()
  await expect.element(narration()).toHaveTextContent('Sit down. This one is for you.')
  expect(narrationsOf(requests).map(({ body }) => body)).toEqual([
    { cigar, pairingType: 'spirit', onlyMyBar: false },
  ])
})

test('when narration fails, the fallback text is shown with the reason', async () => {
  narrate(() =>
    stream([
      { text: 'Sit do' },
      { end: 'fallback', text: 'The plain words.', because: 'Arturo lost his thread.' },
    ]),
  )
  await openExplorer(question)
  const plain = page.getByRole('region', { name: 'In our words' })
  await expect.element(plain).toHaveTextContent('The plain words.')
  await expect.element(plain).toHaveTextContent('Arturo lost his thread.')
  await expect.element(plain).not.toHaveTextContent('Sit do')
})

test('without a model no narration is requested', async () => {
  const requests = interceptRequests()
  await openExplorer(question)
  await expect.element(explorer.title()).toBeVisible()
  await expect.element(narration()).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Arturo’s advice' })).toHaveTextContent(/\. .+\./)
  expect(narrationsOf(requests)).toEqual([])
})

test('points from the member’s own taste are marked, and no others', async () => {
  interceptRequests(({ line }, real) => {
    if (line !== 'POST /api/arturo') return real()
    return changed<Advice>(real(), advice => {
      advice.drinks[0]!.reasons.push({ points: -3, text: 'You rated peat low', isOwnTaste: true })
      return advice
    })
  })
  await openExplorer(question)
  const main = page.getByRole('main')
  await main.getByText(/^Every point of the/).click()
  await expect.element(main.getByText('Your taste')).toHaveLength(1)
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'Your taste' }))
    .toHaveTextContent('You rated peat low')
})

test('a session that ends before the narration opens the sign-in dialog, and the narration follows', async () => {
  const { email, password } = await createMember()
  const refusal = { error: 'Please sign in to use this feature', code: 'UNAUTHENTICATED', requestId: '1' }
  let isFirst = true
  const requests = narrate(() => {
    if (!isFirst) return stream(words)
    isFirst = false
    return Response.json(refusal, { status: 401 })
  })
  await openPage(`/pair${question}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Email', { exact: true }).fill(email)
  await dialog.getByLabelText('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect.element(narration()).toHaveTextContent('Sit down. This one is for you.')
  expect(narrationsOf(requests)).toHaveLength(2)
})
