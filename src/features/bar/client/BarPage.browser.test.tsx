import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const drinkField = () => page.getByRole('combobox', { name: 'Add a drink' })

async function focusDrinkField() {
  const field = page.getByLabelText('Add a drink', { exact: true })
  await expect.element(field).toBeVisible()
  field.element().focus()
  await expect.element(drinkField()).toHaveFocus()
}

test('an unknown drink stays in the field with a message', async () => {
  await createMember()
  await openPage('/dashboard/bar')
  await focusDrinkField()
  await drinkField().fill('zzqx vvkw')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('We don’t have that one yet. Try the name on the label.')).toBeVisible()
  await expect.element(drinkField()).toHaveValue('zzqx vvkw')
  await userEvent.keyboard('a')
  await expect.element(page.getByText('We don’t have that one yet.')).not.toBeInTheDocument()
})

test('a bar that fails to load says so, and Try Again loads it', async () => {
  await createMember()
  await commands.failRequests('**/api/bar')
  await openPage('/dashboard/bar')
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to load your bar' })
  await expect.element(problem).toBeVisible()
  await commands.restoreRequests()
  await problem.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText('Your bar is empty.')).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
})
