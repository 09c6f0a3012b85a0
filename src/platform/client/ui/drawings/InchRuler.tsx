import css from './InchRuler.module.css'

export function InchRuler({ inches }: { inches: number }) {
  return (
    <div className={css.ruler} data-inches={inches} aria-hidden="true">
      {Array.from({ length: inches }, (_, place) => place + 1).map(inch => (
        <span key={inch}>{inch === 1 ? '1 in' : inch}</span>
      ))}
    </div>
  )
}
