import css from './FilmHand.module.css'

/** Of an arm that comes from the lower right, with its cuff. */
export function Sleeve() {
  return (
    <>
      <path d="M136 92L88 148L108 164L156 106Z" className={css.cuff} />
      <path d="M158 100L100 166L150 220L230 160Z" className={css.sleeve} />
      <path
        d={Array.from(
          { length: 5 },
          (_, index) => `M${110 + index * 9} ${170 + index * 8}L${168 + index * 9} ${104 + index * 8}`,
        ).join('')}
        className={css.weave}
      />
    </>
  )
}
