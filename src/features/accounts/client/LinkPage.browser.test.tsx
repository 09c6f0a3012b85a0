import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { render } from '#test/components/open-page.tsx'
import { SignInLinkPage } from './LinkPage.tsx'

const spent = 'This link was used or has expired. Please request a new one.'
const addressOfTests = location.href

afterEach(() => history.replaceState(history.state, '', addressOfTests))

const openLink = (token: string) => {
  const address = new URL(addressOfTests)
  address.searchParams.set('token', token)
  history.replaceState(history.state, '', address)
  render(<SignInLinkPage goOn={() => Promise.resolve()} />)
}

test('a link without its token says so and leads to a new one', async () => {
  openLink('')
  await expect.element(page.getByRole('alert')).toHaveTextContent(spent)
  await expect
    .element(page.getByRole('link', { name: 'Request a new link' }))
    .toHaveAttribute('href', '/login?mode=link')
})

test('a used link says so once it is pressed, without a barrier', async () => {
  openLink('as-in-a-mail')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(spent)
  await expectSoundLayout()
})
