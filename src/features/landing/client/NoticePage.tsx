import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import type { EngravingName } from '#features/illustrations/client/engraving/engraving-names.ts'
import css from './NoticePage.module.css'

interface NoticePageProps {
  title: string
  lead: string
  /** The first is the button. */
  links?: readonly { href: string; text: string }[]
  engraving?: EngravingName
}

/** A page with a single message. */
export function NoticePage({ title, lead, links = [], engraving }: NoticePageProps) {
  return (
    <main id="main" className={css.page}>
      <div>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {links.length > 0 && (
          <p className={css.links}>
            {links.map(({ href, text }, index) => (
              <a key={href} className={index === 0 ? css.button : css.link} href={href}>
                {text}
              </a>
            ))}
          </p>
        )}
      </div>
      {engraving && <Engraving of={engraving} className={css.plate} />}
    </main>
  )
}
