import { pages } from '../landing.contract.ts'
import css from './UnlockSection.module.css'

/** A form, so that the button works without JavaScript. */
export function UnlockSection() {
  return (
    <section className={css.unlock} aria-labelledby="unlock-title">
      <h2 id="unlock-title">
        One drink now.
        <br />
        Three with an account.
      </h2>
      <div>
        <p>
          Three drinks of different families for every cigar, a vault that saves each result with your rating,
          your own bottles to choose from, and a plan for your evening. All it takes is an email address and a
          password.
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
