import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/components/open-page.tsx'
import { Button } from './Button.tsx'
import { createLazyPart } from './create-lazy-part.ts'

let isConnected: boolean
beforeEach(() => {
  isConnected = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected)
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (!isConnected) throw new TypeError('Failed to fetch')
    return new Response()
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a part whose files cannot be loaded says so in its place, and another try shows it', async () => {
  const Part = createLazyPart(async () => () => <p>The chart</p>)
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
  const Dialog = createLazyPart<{ isOpen: boolean; onClose: () => void }>(async () => () => <p>The form</p>)
  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Write</Button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    )
  }
  isConnected = true
  render(<Opener />)
  const write = page.getByRole('button', { name: 'Write' })
  await write.hover()
  // Toasts are loaded with the first movement.
  await expect.element(page.getByRole('region')).toBeInTheDocument()
  isConnected = false
  await write.click()
  await expect.element(page.getByText('This needs a connection to open for the first time.')).toBeVisible()
  isConnected = true
  await write.click()
  await expect.element(page.getByText('The form')).toBeVisible()
})

test('files that are gone from a server that answers are told with the way to get the new ones', async () => {
  isConnected = true
  const load = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const Part = createLazyPart(load)
  render(<Part />)
  const notice = page.getByRole('alert').filter({ hasText: 'That didn’t open. Please reload the page.' })
  await expect.element(notice.getByRole('button', { name: 'Reload' })).toBeVisible()
  const Dialog = createLazyPart<{ onClose: () => void }>(load)
  render(<Dialog onClose={() => undefined} />)
  const toast = page.getByRole('alert').filter({ hasText: 'That didn’t open. Please reload the page.' })
  await expect.element(toast.getByRole('button', { name: 'Reload' })).toBeVisible()
})
