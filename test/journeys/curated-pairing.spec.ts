import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember, headingOf } from './members.ts'

const slug = 'montecristo-no-2-havana-club-seleccion-de-maestros'
const asking = (page: Page) => page.getByRole('button', { name: 'Ask Arturo for Personalized Notes' })
const notesForMember = (page: Page) => page.getByRole('region', { name: 'Notes for you' })

test('Tonight’s Pick on the overview gives its reason and leads to the full pairing', async ({ page }) => {
  await createMember(page)
  const pick = await (await page.request.get('/api/pairings/featured')).json()
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Tonight’s Pick' })
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(pick.title)
  await expect(card).toContainText(pick.description.split(/(?<=\.) /)[0])
  await card.getByRole('link', { name: 'See the pairing' }).click()
  await expect(page).toHaveURL(`/pairings/${pick.slug}`)
  await expect(headingOf(page)).toHaveText(pick.title)
  for (const text of [pick.cigar_desc, pick.spirit_desc, ...pick.description.split('\n\n')])
    await expect(page.getByText(text)).toBeVisible()
  await expectAccessible(page)
})

test('a curated pairing has the score, the reasons and the actions of a result, and saves nothing by itself', async ({
  page,
}) => {
  await createMember(page)
  const listed = async () => (await (await page.request.get('/api/saved-pairings')).json()).pairings
  await page.goto(`/pairings/${slug}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Score out of 100')).toBeVisible()
  await expect(main.getByRole('img', { name: /^Flavor radar/ })).toBeVisible()
  await expect(main.getByText('Not in your vault yet.')).toBeVisible()
  expect(await listed()).toEqual([])
  await main.getByRole('button', { name: 'Have it tonight' }).click()
  await expect(main.getByText('You’re having this one tonight.')).toBeVisible()
  expect(await listed()).toMatchObject([{ cigar_name: 'Montecristo No. 2', status: 'tried' }])
  await main.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByRole('button', { name: 'Have it tonight' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Find Similar' })).toBeVisible()
  await expectAccessible(page)
})

test('a click adds Arturo’s notes beside the curated notes', async ({ page }) => {
  await createMember(page)
  await page.goto(`/pairings/${slug}`)
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/pairings/*/notes', async route => {
    await held
    await route.continue()
  })
  await asking(page).click()
  await expect(page.getByRole('button', { name: 'Asking Arturo...' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(notesForMember(page)).toBeVisible()
  await expect(notesForMember(page).getByRole('paragraph')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Pairing notes' })).toBeVisible()
  await expect(asking(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('by keyboard the focus moves to the new notes', rest, async ({ page }) => {
  await createMember(page)
  await page.goto(`/pairings/${slug}`)
  await asking(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Notes for you' })).toBeFocused()
})

test('without a network there is a message, the button stays, and another press works', async ({
  context,
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await createMember(page)
  await page.goto(`/pairings/${slug}`)
  await expect(asking(page)).toBeVisible()
  await context.setOffline(true)
  await asking(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Network error. Please check your internet connection and try again.',
  )
  await context.setOffline(false)
  await asking(page).click()
  await expect(notesForMember(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test(
  'a failing server’s message is shown, and the page stays as it is',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 503/)
    await createMember(page)
    await page.goto(`/pairings/${slug}`)
    await page.route('**/api/pairings/*/notes', route =>
      route.fulfill({
        status: 503,
        json: {
          error: 'Smoke Deck is not ready yet. Please try again in a moment.',
          code: 'UNAVAILABLE',
          requestId: '1',
        },
      }),
    )
    await asking(page).press('Space')
    await expect(page.getByRole('alert')).toHaveText(
      'Smoke Deck is not ready yet. Please try again in a moment.',
    )
    await expect(asking(page)).toBeEnabled()
    await expectAccessible(page)
    await expect(page.getByRole('region', { name: 'Pairing notes' })).toBeVisible()
  },
)
