import { FakeModel, tellWell } from '../fake-model.ts'
import { test as base, expect } from './fixtures.ts'
import { becomeMember } from './portal-member.ts'
import { runBuiltHouse } from './run-built-house.ts'

/** A house of its own, which may ask a language model on this machine. */
const test = base.extend<{ model: FakeModel }>({
  model: [new FakeModel(), { option: true }],
  baseURL: async ({ model }, use) => {
    const { aiProvider, aiModel, aiApiKey, aiBaseUrl } = (await model.open()).settings()
    const house = await runBuiltHouse({
      AI_PROVIDER: aiProvider,
      AI_MODEL: aiModel,
      AI_API_KEY: aiApiKey,
      AI_BASE_URL: aiBaseUrl,
    })
    await use(house.address)
    await house.stop()
    await model.close()
  },
})

test('a member hears the result in Arturo’s words, keeps them, and gets the house’s own when he wanders', async ({
  page,
  model,
}) => {
  model.says = tellWell
  await becomeMember(page)
  await page.goto('/pair')
  const field = page.getByRole('main').getByLabel('Cigar name', { exact: true })
  const told = page.getByRole('region', { name: 'In Arturo’s words' })

  await field.fill('Padrón 1926 Serie Maduro')
  await field.press('Enter')
  await expect(told).toContainText('Here is what I would pour for you:')
  await expect(told.locator('[aria-live]')).toHaveAttribute('aria-busy', 'false')
  const { pairings } = await (await page.request.get('/api/saved-pairings')).json()
  expect(pairings).toHaveLength(1)
  expect(pairings[0].notes).toMatch(/^Here is what I would pour for you:/)

  model.says = asked => `${tellWell(asked)} Or smoke a Cohiba Behike instead.`
  await page.goto('/pair')
  await field.fill('Oliva Serie V Melanio')
  await field.press('Enter')
  await expect(told).toContainText('Arturo wandered off the facts, so this is the standard text.')
  await expect(told).not.toContainText('Behike')
})
