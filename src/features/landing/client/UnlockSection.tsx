import { pages } from '../landing.contract.ts'
import css from './UnlockSection.module.css'

/** A form, so that the button works without JavaScript. */
export function UnlockSection() {
  return (
    <section className={css.unlock} aria-labelledby="unlock-title">
      <h2 id="unlock-title">
        One drink is free.
        <br />
        Members get the argument.
      </h2>
      <div>
        <p>
          Three drinks of three families, the two schools side by side, the choice of spirit, wine or none,
          and a vault that remembers what you thought of each.
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
