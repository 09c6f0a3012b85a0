import { resultPages } from '#features/pairing/pairing.contract.ts'
import type { LinkPage } from '../landing.contract.ts'
import css from './AccountPage.module.css'

interface AccountPageProps {
  page: 'sign-in' | LinkPage
  title: string
  /** Number of fields in the placeholder. */
  fields: number
  /** Redirected here from the vault. */
  isForVault?: boolean
}

const fieldKeys = ['first', 'second'] as const

/** Container for a form that the script mounts. Until then it shows a placeholder of the same size. */
export function AccountPage({ page, title, fields, isForVault = false }: AccountPageProps) {
  const Heading = isForVault ? 'h2' : 'h1'
  return (
    <main id="main" className={css.page}>
      <canvas className={css.plate} data-plate />
      <canvas className={css.smoke} data-hero-smoke />
      {isForVault && (
        <section className={css.required}>
          <h1>Authentication Required</h1>
          <p>Please log in to view your pairing vault</p>
          <a href="#account" data-opens="sign-in">
            Log In
          </a>
        </section>
      )}
      <section
        className={css.form}
        id="account"
        data-account-page={page}
        data-is-second={isForVault || undefined}
      >
        <Heading>{title}</Heading>
        <div className={css.outline} data-outline aria-hidden="true">
          {fieldKeys.slice(0, fields).map(key => (
            <span key={key} className={css.field} />
          ))}
          <span className={css.button} />
        </div>
        <p className={css.error} role="status" data-form-failed />
        <p className={css.note}>
          Signing in needs JavaScript. The <a href={resultPages.finder}>pairing finder</a> works without it.
        </p>
      </section>
    </main>
  )
}

export function SignInPage({ isForVault }: { isForVault: boolean }) {
  return <AccountPage page="sign-in" title="Welcome Back" fields={2} isForVault={isForVault} />
}
