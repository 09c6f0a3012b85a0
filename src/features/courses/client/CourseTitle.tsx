import css from './CourseTitle.module.css'

/** `Cigar Education 101 – The Essentials`: a line never begins with the dash. */
export function CourseTitle({ title }: { title: string }) {
  const [, start = '', beforeDash, end = ''] = /^(.*?)(\S+ –)(.*)$/.exec(title) ?? [title, title]
  return (
    <>
      {start}
      {beforeDash && <span className={css.whole}>{beforeDash}</span>}
      {end}
    </>
  )
}
