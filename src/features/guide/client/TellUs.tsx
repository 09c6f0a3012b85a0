import { somethingWrong } from '#features/corrections/corrections-pages.contract.ts'
import css from './TellUs.module.css'

/** The same for everybody: a visitor signs in first and comes back. */
export function TellUs({ href }: { href: string }) {
  return (
    <p className={css.tell}>
      <a href={href} rel="nofollow">
        {somethingWrong}
      </a>
    </p>
  )
}
