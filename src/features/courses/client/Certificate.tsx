import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { siteName } from '#platform/client/site-name.ts'
import { capitalize, countWord } from '#platform/text.rules.ts'
import type { Course } from '../courses.contract.ts'
import css from './Certificate.module.css'
import { CertificateFrame } from './CertificateFrame.tsx'
import { CertificateSeal } from './CertificateSeal.tsx'
import { CourseTitle } from './CourseTitle.tsx'

/** A sheet of paper in both themes, and on paper itself. */
export function Certificate({ course: { slug, title, lessons, total } }: { course: Course }) {
  const { full_name: name } = useMe().profile
  const lounge = siteName()
  return (
    <article className={css.sheet} data-theme="light" aria-label={`Certificate of ${title}`}>
      <CertificateFrame seed={slug} />
      <div className={css.text}>
        <p className={css.lounge}>
          <Emblem sizePixels={44} />
          <span>{lounge}</span>
        </p>
        <p>This certifies that</p>
        {name.trim() === '' ? (
          <p className={css.line}>
            <span>Name, to be written by hand</span>
          </p>
        ) : (
          <p className={css.name} data-long={name.length > maxShortName || undefined}>
            {name}
          </p>
        )}
        <p>has completed the course</p>
        <h2 className={css.course}>
          <CourseTitle title={title} />
        </h2>
        <p>
          {capitalize(countWord(total))} lessons, the last of them on {longDate(lastCompletion(lessons))}
        </p>
      </div>
      <CertificateSeal seed={slug} title={`Seal of ${lounge}`} />
    </article>
  )
}

/** Longer names are set smaller. */
const maxShortName = 26

function lastCompletion(lessons: Course['lessons']): string {
  return lessons
    .map(({ completed_at }) => completed_at ?? '')
    .reduce((one, other) => (one > other ? one : other))
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** `November 27, 2026` */
function longDate(iso: string): string {
  return dates.format(new Date(iso))
}
