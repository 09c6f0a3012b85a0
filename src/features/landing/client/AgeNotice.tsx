import { pages } from '../landing.contract.ts'
import css from './AgeNotice.module.css'

/** A form, so that it works without JavaScript; it returns to the page. */
export function AgeNotice({ returnPath }: { returnPath: string }) {
  return (
    <section className={css.notice} aria-label="Adults only" data-age-notice>
      <p>
        <b>For adults 21 and over.</b> We talk about tobacco and spirits. We sell neither.
      </p>
      <form method="post" action={pages.confirmAge}>
        <input type="hidden" name="next" value={returnPath} />
        <button className={css.confirm} type="submit">
          I am 21 or older
        </button>
        <a className={css.leave} href={pages.underAge}>
          Not yet
        </a>
      </form>
    </section>
  )
}
