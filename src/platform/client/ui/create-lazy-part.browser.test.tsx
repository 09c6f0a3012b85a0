import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/components/open-page.tsx'
import { createLazyPart } from './create-lazy-part.ts'

test('a part whose files cannot be loaded says so in its place, and another try shows it', async () => {
  let isConnected = false
  const Part = createLazyPart(async () => {
    if (!isConnected) throw new TypeError('Failed to fetch')
    return () => <p>The chart</p>
  })
  render(<Part />)
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'This needs a connection to open for the first time.' })
  await expect.element(notice).toBeVisible()
  const again = notice.getByRole('button', { name: 'Try Again' })
  await again.click()
  await expect.element(again).toHaveFocus()
  isConnected = true
  await again.click()
  await expect.element(page.getByText('The chart')).toBeVisible()
})

test('a dialog whose files cannot be loaded is closed with a message, and opens on the next press', async () => {
  let isConnected = false
  let closed = 0
  const Dialog = createLazyPart<{ isOpen: boolean; onClose: () => void }>(async () => {
    if (!isConnected) throw new TypeError('Failed to fetch')
    return () => <p>The form</p>
  })
  const open = () => render(<Dialog isOpen onClose={() => (closed += 1)} />)
  open()
  await expect.element(page.getByText('This needs a connection to open for the first time.')).toBeVisible()
  expect(closed).toBe(1)
  isConnected = true
  open()
  await expect.element(page.getByText('The form')).toBeVisible()
})
