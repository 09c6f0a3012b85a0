import { explorerOn } from './explorer.ts'
import { submitCigar } from './finder.ts'
import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { signInFormOn } from './sign-in-form.ts'

test('a session that ends before the narration opens the sign-in dialog, and the narration follows', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/)
  const member = await createMember(page)
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
  await submitCigar(explorerOn(page), 'Oliva Serie V Melanio')

  await signInFormOn(page).signIn(member)
  await expect(page.getByRole('region', { name: 'In Arturo’s words' })).toContainText(
    'Sit down. This one is for you.',
  )
  expect(requests).toBe(2)
})
