import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { render } from '#test/components/open-page.tsx'
import { FinderOverlay } from './FinderOverlay.tsx'

const addressOfTests = location.href

afterEach(() => history.replaceState(undefined, '', addressOfTests))

test('suggestions that arrive after a failed request leave the button free', async () => {
  await commands.answerRequests('**/api/litepair', 503, {})
  await commands.holdRequests('**/api/suggestions*')
  const sent = vi.spyOn(globalThis, 'fetch')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FinderOverlay initialText="" isSubmitted={false} />
    </QueryClientProvider>,
  )
  const dialog = page.getByRole('dialog', { name: 'Pairing finder' })
  await dialog.getByRole('combobox', { name: 'Cigar name' }).fill('Padron 1964 Maduro')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  const isAsked = ([address]: unknown[]) => String(address).startsWith('/api/suggestions')
  await expect.poll(() => sent.mock.calls.some(isAsked)).toBe(true)
  await commands.restoreRequests()
  await sent.mock.results[sent.mock.calls.findIndex(isAsked)]?.value
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: /^(Find its match|Finding Pairing\.\.\.)$/ }).click()
})
