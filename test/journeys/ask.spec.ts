import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'

test('a question to Arturo is answered, leads to its article, and goes on from there', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/ask')
  const field = page.getByLabel('Your question')
  const response = page.getByRole('region', { name: "SMU's Response" })
  await field.fill('how do i cut a cigar')
  await field.press('Enter')
  await expect(response.getByRole('status').first()).toContainText(/cap/i)

  await test.step('the next question keeps the subject', async () => {
    await field.fill('and one with a pointy head?')
    await page.getByRole('button', { name: 'Ask SMU', exact: true }).click()
    await expect(response.getByRole('link', { name: 'Cutting tapered heads' })).toBeVisible()
  })

  await test.step('its article opens in the portal, and Back returns', async () => {
    await response.getByRole('link', { name: 'Cutting tapered heads' }).click()
    await expect(page).toHaveURL(/\/dashboard\/ask\/articles\/cutting-tapered-heads#/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cutting tapered heads')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Recent Conversations' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^and one with a pointy head/ })).toBeVisible()
  })
})
