import css from './PairTitle.module.css'

/** `Auburn Maduro & Cascade Road Rye` with a styled ampersand. */
export function PairTitle({ title }: { title: string }) {
  const [cigar, ...drink] = title.split(' & ')
  if (drink.length === 0) return title
  return (
    <>
      {cigar} <span className={css.ampersand}>&amp;</span> {drink.join(' & ')}
    </>
  )
}
