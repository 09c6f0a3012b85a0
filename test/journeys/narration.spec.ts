import { narrateFacts } from '../fake-model.ts'
import { expect, rest } from './fixtures.ts'
import { signUpMember } from './members.ts'
import { test } from './with-model.ts'

test(
  'a model narrates the result, which is saved, and an answer that leaves the facts is replaced by the fallback',
  rest,
  async ({ page, model }) => {
    model.reply = narrateFacts
    await signUpMember(page, 'listener')
    // The first question to a server that has just started waits until the engine is prepared, on a busy machine for longer
    // than the page waits.
    await page.request.get('/api/similar-pairs?cigar=Ashton+Classic&drink=Tawny+Port', { timeout: 60_000 })
    await page.goto('/pair')
    const field = page.getByRole('main').getByLabel('Cigar name', { exact: true })
    const narration = page.getByRole('region', { name: 'In Arturo’s words' })

    await field.fill('Padrón 1926 Serie Maduro')
    await field.press('Enter')
    await expect(narration).toContainText("I'd pour ", { timeout: 20_000 })
    await expect(narration.locator('[aria-live]')).toHaveAttribute('aria-busy', 'false')
    const { pairings } = await (await page.request.get('/api/saved-pairings')).json()
    expect(pairings).toHaveLength(1)
    expect(pairings[0].notes).toMatch(/^I'd pour /)

    model.reply = call => `${narrateFacts(call)} Or smoke a Cohiba Behike instead.`
    await page.goto('/pair')
    await field.fill('Oliva Serie V Melanio')
    await field.press('Enter')
    const standard = page.getByRole('region', { name: 'In our words' })
    await expect(standard).toContainText('Arturo strayed from the facts, so this is the standard text.')
    await expect(standard).not.toContainText('Behike')
  },
)
