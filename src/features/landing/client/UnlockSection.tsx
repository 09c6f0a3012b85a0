import { pages } from '../landing.contract.ts'
import css from './UnlockSection.module.css'

/** A form, so that the button works without JavaScript. */
export function UnlockSection() {
  return (
    <section className={css.unlock} aria-labelledby="unlock-title">
      <h2 id="unlock-title">
        One drink is free.
        <br />
        Members get the whole case.
      </h2>
      <div>
        <p>
          Three drinks from different families, your choice of spirits, wine or alcohol-free, from your own
          bar if you like, and a vault that remembers how you rated each.
        </p>
        <form action={pages.signIn}>
          <input type="hidden" name="mode" value="sign-up" />
          <button className={css.button} type="submit" data-opens="sign-up">
            Unlock Premium Pairings
          </button>
        </form>
      </div>
    </section>
  )
}
