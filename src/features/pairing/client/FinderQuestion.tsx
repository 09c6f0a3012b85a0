import css from './FinderForm.module.css'

export function FinderQuestion() {
  return (
    <>
      <h2 className={css.question}>What are you lighting?</h2>
      <p className={css.lead}>
        The words on the band will do. No band? Its wrapper and its size tell us enough to go on.
      </p>
    </>
  )
}
