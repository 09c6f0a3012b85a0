import { SmokeControl } from '#features/illustrations/client/SmokeControl.tsx'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import css from './Hero.module.css'

/** The form works without JavaScript. */
export function Hero() {
  return (
    <section className={css.hero} aria-labelledby="promise">
      <canvas
        className={css.plate}
        data-plate
        role="img"
        aria-label="Engraving of a lit cigar resting across a cut-glass tumbler of whiskey"
      />
      <canvas className={css.smoke} data-hero-smoke />
      <SmokeControl className={css.control} />
      <h1 id="promise" className={css.promise}>
        Every smoke
        <br />
        has its match.
      </h1>
      <p className={css.lead}>
        Name the cigar in your hand. We’ll pour the drink that suits it and tell you why.
      </p>
      <form className={css.form} method="post" action={resultPages.finder} data-hero-form>
        <p>
          <label htmlFor="hero-cigar">I’m lighting a</label>{' '}
          <input
            id="hero-cigar"
            name="cigar"
            type="text"
            placeholder="Padrón 1964 Maduro"
            maxLength={200}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="go"
            data-intends="finder"
            data-suggests="above"
          />
        </p>
        <div className={css.submit}>
          <button className={css.find} type="submit" data-intends="finder">
            Your Free Pairing
            <Arrow />
          </button>
          <span>Free. No account needed.</span>
        </div>
      </form>
    </section>
  )
}

function Arrow() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M2.5 9h12M10 4.2 14.8 9 10 13.8" fill="none" stroke="currentColor" strokeWidth="1.7" />
    </svg>
  )
}
