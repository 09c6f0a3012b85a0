import css from './PairTitle.module.css'

interface PairTitleProps {
  /** Either name may contain an ampersand; only the one between them is gold. */
  cigar: string
  drink: string
}

/** Each name has lines of its own, and the ampersand begins the second. */
export function PairTitle({ cigar, drink }: PairTitleProps) {
  return (
    <>
      <span className={css.name}>{cigar}</span>{' '}
      <span className={css.name}>
        <span className={css.ampersand} data-part="ampersand">
          &amp;
        </span>{' '}
        {drink}
      </span>
    </>
  )
}

/** The title of a curated pairing is one text. */
export function CuratedTitle({ title }: { title: string }) {
  const [cigar, ...drink] = title.split(' & ')
  return drink.length === 0 ? title : <PairTitle cigar={cigar!} drink={drink.join(' & ')} />
}
