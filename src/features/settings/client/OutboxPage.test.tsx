import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OutboxList } from './OutboxPage.tsx'

/** What an admin reads, without markup. */
function textOf(outbox: { hasMailServer: boolean; letters: object[] }): string {
  const queries = new QueryClient()
  queries.setQueryData(['outbox'], outbox)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <OutboxList />
    </QueryClientProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('Without a mail server the page says that none is set', () => {
  const text = textOf({ hasMailServer: false, letters: [] })
  expect(text).toContain('Mail server None, so no email is sent. Set a mail server')
  expect(text).toContain('No email has been written yet.')
})

test('With a mail server the page says that mail goes there, and not that there was none', () => {
  const text = textOf({ hasMailServer: true, letters: [] })
  expect(text).toContain('Mail server Emails are sent through the one that is set, and none stays here.')
  expect(text).not.toMatch(/None, so|No email has been written/)
})
