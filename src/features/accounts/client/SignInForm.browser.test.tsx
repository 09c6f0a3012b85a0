import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { createAccount } from '#test/components/members.ts'
import { render } from '#test/components/open-page.tsx'
import { PageFrame } from './PageFrame.tsx'
import { SignInForm } from './SignInForm.tsx'
import { readSignInStep } from './sign-in-steps.ts'

const wrong = 'Invalid email or password. Please check your credentials and try again.'
const email = () => page.getByLabelText('Email', { exact: true })
const password = () => page.getByLabelText('Password', { exact: true })
const error = () => page.getByRole('alert')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const onSignedIn = vi.fn<() => void>()

beforeEach(() => {
  onSignedIn.mockReset()
})

function openForm(mode?: 'sign-up' | 'forgotten'): void {
  const startsWith = readSignInStep(mode)
  render(<SignInForm startsWith={startsWith} frame={PageFrame} onSignedIn={onSignedIn} />)
}

async function signIn(member: { email: string; password: string }) {
  await email().fill(member.email)
  await password().fill(member.password)
  await press('Sign In')
}

test('a wrong password gets a message, the text stays, and the right one works', async () => {
  const member = await createAccount()
  openForm()
  await signIn({ ...member, password: 'not this one' })
  await expect.element(error()).toHaveTextContent(wrong)
  await expect.element(email()).toHaveValue(member.email)
  await expect.element(password()).toHaveValue('not this one')
  await signIn(member)
  await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
})

test('an unknown address gets the message of a wrong password', async () => {
  openForm()
  await signIn({ email: 'nobody@lounge.example', password: 'a long evening by the fire' })
  await expect.element(error()).toHaveTextContent(wrong)
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('the address is validated before the password, with messages beside the fields', async () => {
  openForm()
  await press('Sign In')
  await expect.element(email()).toHaveFocus()
  await expect.element(email()).toHaveAccessibleDescription('Please enter a valid email address')
  await expect.element(password()).not.toHaveAttribute('aria-invalid', 'true')
  await email().fill('grace@lounge')
  await press('Sign In')
  await expect.element(email()).toHaveAttribute('aria-invalid', 'true')
  await email().fill('grace@lounge.example')
  await password().fill('short')
  await press('Sign In')
  await expect.element(password()).toHaveFocus()
  await expect.element(password()).toHaveAccessibleDescription('Password must be at least 6 characters long')
  await expect.element(email()).not.toHaveAttribute('aria-invalid', 'true')
})

test('the password can be shown and hidden, and the fields are marked for password managers', async () => {
  openForm()
  await password().fill('a long evening')
  await expect.element(password()).toHaveAttribute('type', 'password')
  await press('Show password')
  await expect.element(password()).toHaveAttribute('type', 'text')
  await press('Hide password')
  await expect.element(password()).toHaveAttribute('type', 'password')
  await expect.element(password()).toHaveValue('a long evening')
  await expect.element(password()).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(email()).toHaveAttribute('autocomplete', 'username webauthn')
})

test('without a network the text stays, and a double press is one request', async () => {
  const member = await createAccount()
  openForm()
  await commands.failRequests('**/api/auth/sign-in/email')
  await signIn(member)
  await expect
    .element(error())
    .toHaveTextContent('Network error. Please check your internet connection and try again.')
  await expect.element(password()).toHaveValue(member.password)
  await commands.restoreRequests()
  await commands.holdRequests('**/api/auth/sign-in/email')
  const sent = vi.spyOn(globalThis, 'fetch')
  const button = page.getByRole('button', { name: 'Sign In', exact: true })
  await button.dblClick()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await commands.restoreRequests()
  await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
  expect(sent.mock.calls.filter(([address]) => String(address).includes('sign-in/email'))).toHaveLength(1)
})

test('signing up with a known address suggests to sign in', async () => {
  const member = await createAccount()
  openForm('sign-up')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Create Account')
  await expect.element(password()).toHaveAttribute('autocomplete', 'new-password')
  await email().fill(member.email)
  await password().fill('another long evening')
  await press('Create Account')
  await expect
    .element(error())
    .toHaveTextContent('An account with this email already exists. Please sign in instead.')
  await expect.element(email()).toHaveValue(member.email)
})

test('a common password is refused beside its field', async () => {
  openForm('sign-up')
  await email().fill('common@lounge.example')
  await password().fill('123456789')
  await press('Create Account')
  await expect.element(password()).toHaveFocus()
  await expect.element(password()).toHaveAccessibleDescription(/That password is too common/)
})

test('switching between sign-in and sign-up clears fields and messages', async () => {
  openForm()
  await signIn({ email: 'not an address', password: 'a long evening' })
  await expect.element(email()).toHaveAccessibleDescription('Please enter a valid email address')
  for (const mode of ['Create Account', 'Sign In']) {
    await press(mode)
    await expect.element(email()).toHaveValue('')
    await expect.element(password()).toHaveValue('')
    await expect.element(email()).not.toHaveAttribute('aria-invalid', 'true')
    await email().fill('grace@lounge.example')
    await password().fill('something')
  }
})

test('a link for an unknown address gets the message of a known one', async () => {
  const member = await createAccount()
  openForm()
  await email().fill(member.email)
  await press('Forgot your password?')
  await expect.element(email()).toHaveValue(member.email)
  const isSent = page.getByRole('status').filter({ hasText: 'If that address' })
  for (const address of [member.email, `stranger-${crypto.randomUUID()}@lounge.example`]) {
    await email().fill(address)
    await userEvent.keyboard('{Enter}')
    await expect
      .element(isSent)
      .toHaveTextContent(/^If that address has an account, an email is on its way\.$/)
    openForm('forgotten')
  }
})
