import type { Locator, Page } from '@playwright/test'
import type { Member } from './members.ts'

/** The sign-in form, on its own page or in a dialog. */
export interface SignInForm {
  email: Locator
  password: Locator
  error: Locator
  /** Good news, such as an email on its way. */
  status: Locator
  press(name: string): Promise<void>
  signIn(member: Member): Promise<void>
}

export function signInFormOn(page: Page): SignInForm {
  const container = page.getByRole('dialog').or(page.locator('[data-account-page]'))
  const press = (name: string) => container.getByRole('button', { name, exact: true }).click()
  const email = container.getByLabel('Email', { exact: true })
  const password = container.getByLabel('Password', { exact: true })
  return {
    email,
    password,
    error: container.getByRole('alert'),
    status: container.getByRole('status').filter({ hasText: /./ }),
    press,
    async signIn(member) {
      await email.fill(member.email)
      await password.fill(member.password)
      await press('Sign In')
    },
  }
}

export async function openSignIn(page: Page): Promise<SignInForm> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  return signInFormOn(page)
}
