import type { ReactNode } from 'react'
import { stepTexts } from '#features/accounts/client/sign-in-steps.ts'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import type { LandingPageData, LinkPage, SignInPurpose } from '../landing.contract.ts'
import css from './AccountPage.module.css'
import { PlainSignInForm } from './PlainSignInForm.tsx'

interface AccountPageProps {
  page: 'sign-in' | LinkPage
  title: string
  purpose?: SignInPurpose
  /** Without a script. */
  note: ReactNode
  /** Until the script has mounted the form, which is of the same size. */
  children: ReactNode
}

/** Container for a form that the script mounts. */
export function AccountPage({ page, title, purpose, note, children }: AccountPageProps) {
  const isForVault = purpose === 'vault'
  const Heading = isForVault ? 'h2' : 'h1'
  return (
    <main id="main" className={css.page}>
      <Engraving of={page === 'sign-in' ? 'hook' : 'letters'} className={css.plate} />
      {isForVault && (
        <section className={css.required}>
          <h1>Authentication Required</h1>
          <p>Please log in to view your pairing vault</p>
          <a href="#account" data-opens="sign-in">
            Log In
          </a>
        </section>
      )}
      {/* Outside of what the script replaces. */}
      {purpose === 'keep' && (
        <p className={css.keep}>Sign in or create an account, and the pairing is kept in your vault.</p>
      )}
      <section
        className={css.form}
        id="account"
        data-account-page={page}
        data-is-second={isForVault || undefined}
      >
        <Heading>{title}</Heading>
        {children}
        <p className={css.error} role="status" data-form-failed />
        <p className={css.note}>{note}</p>
      </section>
    </main>
  )
}

/** A page that a link in a mail leads to. */
export function LinkedPage({ page, title, fields }: { page: LinkPage; title: string; fields: 0 | 1 }) {
  const note = (
    <>
      This page needs JavaScript. The <a href={resultPages.finder}>pairing finder</a> works without it.
    </>
  )
  return (
    <AccountPage page={page} title={title} note={note}>
      <div className={css.outline} data-outline aria-hidden="true">
        {fields > 0 && <span className={css.field} />}
        <span className={css.button} />
      </div>
    </AccountPage>
  )
}

/** Signs in without JavaScript too. */
export function SignInPage({ purpose, ...form }: Extract<LandingPageData, { page: 'sign-in' }>) {
  const note =
    'A password works without JavaScript. Passkeys, links by email and a new password need it, and so does the members’ portal.'
  return (
    <AccountPage page="sign-in" title={stepTexts[form.form].title} purpose={purpose} note={note}>
      <PlainSignInForm {...form} />
    </AccountPage>
  )
}
