import { askFor, explorerOn } from './explorer.ts'
import { expect, test } from './fixtures.ts'

test('a session that ends before the narration opens the sign-in dialog, and the narration follows', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 401/)
  const account = { email: `narration-${Date.now()}@lounge.example`, password: 'a long evening on the deck' }
  for (const path of ['/api/auth/sign-up/email', '/api/auth/sign-in/email'])
    expect((await page.request.post(path, { data: account })).status()).toBe(200)
  await page.route('**/api/arturo', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), canNarrate: true } })
  })
  let requests = 0
  await page.route('**/api/arturo/narration', route => {
    requests += 1
    const refusal = { error: 'Please sign in to use this feature', code: 'UNAUTHENTICATED', requestId: '1' }
    if (requests === 1) return route.fulfill({ status: 401, json: refusal })
    const body =
      'data: {"text":"Sit down. "}\n\ndata: {"text":"This one is for you."}\n\ndata: {"end":"model"}\n\n'
    return route.fulfill({ contentType: 'text/event-stream', body })
  })
  await page.goto('/pair')
  await askFor(explorerOn(page), 'Oliva Serie V Melanio')

  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email', { exact: true }).fill(account.email)
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('region', { name: 'In Arturo’s words' })).toContainText(
    'Sit down. This one is for you.',
  )
  expect(requests).toBe(2)
})
