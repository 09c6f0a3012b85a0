import { Fragment } from 'react'
import type { PairedCigar } from '../pairing.contract.ts'
import css from './PouredByOthers.module.css'
import { SourceLink } from './SourceLink.tsx'

type Published = PairedCigar['published']

/** What others published for this cigar, with a link to each page: evidence beside our own advice. */
export function PouredByOthers({ published }: { published: Published }) {
  const recommended = published.filter(({ isRecommended }) => isRecommended)
  const avoided = published.filter(({ isRecommended }) => !isRecommended)
  if (published.length === 0) return null
  return (
    <p className={css.others}>
      <PairingList lead="Poured by others" pairings={recommended} />
      <PairingList lead="Not recommended by others" pairings={avoided} />
    </p>
  )
}

function PairingList({ lead, pairings }: { lead: string; pairings: Published }) {
  if (pairings.length === 0) return null
  return (
    <span>
      <b>{lead}:</b>{' '}
      {pairings.map(({ drink, source }, place) => (
        <Fragment key={`${drink} ${source}`}>
          {place > 0 && ', '}
          {drink} (
          <SourceLink source={source} />)
        </Fragment>
      ))}
      .
    </span>
  )
}
