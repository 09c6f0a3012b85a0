import css from './FinderForm.module.css'

export function FinderQuestion() {
  return (
    <>
      <h2 className={css.question}>What are you lighting?</h2>
      <p className={css.lead}>
        Type what’s on the band, or a bottle to match; typos are fine. No band? Wrapper and size will do.
      </p>
    </>
  )
}
