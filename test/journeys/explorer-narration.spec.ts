import type { Page } from '@playwright/test'
import type { NarrationEvent } from '#features/narration/narration.contract.ts'
import { openExplorer } from './explorer.ts'
import { submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

const cigar = 'Oliva Serie V Melanio'

test('with a model, the narration of the best pair is shown, and requested once', async ({ page }) => {
  const requests = await narrate(page, [
    { text: 'Sit down. ' },
    { text: 'This one is for you.' },
    { end: 'model' },
  ])
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  const telling = page.getByRole('region', { name: 'In Arturo’s words' })
  await expect(telling).toContainText('Sit down. This one is for you.')
  await expect(telling.locator('[aria-live]')).toHaveAttribute('aria-busy', 'false')
  expect(requests[0]).toEqual({ cigar, pairingType: 'spirit', onlyMyBar: false })
  await explorer.runnersUp.first().click()
  await expect(telling).toBeHidden()
  await explorer.runnersUp.first().click()
  await expect(telling).toContainText('Sit down. This one is for you.')
  expect(requests).toHaveLength(1)
})

test('when narration fails, the fallback text is shown with the reason', async ({ page }) => {
  await narrate(page, [
    { text: 'Sit do' },
    { end: 'fallback', text: 'The plain words.', because: 'Arturo lost his thread.' },
  ])
  await submitCigar(await openExplorer(page), cigar)
  const telling = page.getByRole('region', { name: 'In our words' })
  await expect(telling).toContainText('The plain words.')
  await expect(telling).toContainText('Arturo lost his thread.')
  await expect(telling).not.toContainText('Sit do')
})

test('without a model no narration is requested', rest, async ({ page }) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  await expect(explorer.title).toBeVisible()
  await expect(page.getByRole('region', { name: 'In Arturo’s words' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Arturo’s advice' })).toContainText(/\. .+\./)
})

test('points from the member’s own taste are marked, and no others', rest, async ({ page }) => {
  await changeAdvice(page, advice => {
    advice.drinks[0].reasons.push({ points: -3, text: 'You rated peat low', isOwnTaste: true })
  })
  await submitCigar(await openExplorer(page), cigar)
  const main = page.getByRole('main')
  await main.getByText(/^Every point of the/).click()
  await expect(main.getByText('Your taste')).toHaveCount(1)
  await expect(main.getByRole('listitem').filter({ hasText: 'Your taste' })).toContainText(
    'You rated peat low',
  )
})

/** A server with a model that narrates this. Returns what it was sent. */
async function narrate(page: Page, events: NarrationEvent[]): Promise<unknown[]> {
  const requests: unknown[] = []
  await changeAdvice(page, advice => {
    advice.canNarrate = true
  })
  await page.route('**/api/arturo/narration', route => {
    requests.push(route.request().postDataJSON())
    const body = events.map(event => `data: ${JSON.stringify(event)}\n\n`).join('')
    return route.fulfill({ contentType: 'text/event-stream', body })
  })
  return requests
}

interface ChangedAdvice {
  canNarrate: boolean
  drinks: [{ reasons: { points: number; text: string; isOwnTaste: boolean }[] }]
}

async function changeAdvice(page: Page, change: (advice: ChangedAdvice) => void): Promise<void> {
  await page.route('**/api/arturo', async route => {
    const answer = await route.fetch()
    const advice = (await answer.json()) as ChangedAdvice
    change(advice)
    await route.fulfill({ response: answer, json: advice })
  })
}
