import { useRef } from 'react'
import type { SavedPairing } from '../vault.contract.ts'
import { focusPageHeading } from './focus-page-heading.ts'
import { PairingCard } from './PairingCard.tsx'
import css from './PairingList.module.css'

interface PairingListProps {
  pairings: readonly SavedPairing[]
  /** Those of another question, until the answer to this one is there. */
  isStale: boolean
  onShare: (pairing: SavedPairing) => void
  onRemove: (pairing: SavedPairing) => void
}

/** Paired specimens in two columns, as a ledger. */
export function PairingList({ pairings, isStale, onShare, onRemove }: PairingListProps) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (pairing: SavedPairing) => {
    // The button goes with its card; the neighbor's title is where one goes on.
    const at = pairings.indexOf(pairing)
    const neighbor = list.current?.children[at + 1] ?? list.current?.children[at - 1]
    const title = neighbor?.querySelector<HTMLElement>('[data-title]')
    if (title) title.focus({ preventScroll: true })
    else focusPageHeading()
    onRemove(pairing)
  }
  return (
    <ul ref={list} className={css.list} aria-label="Saved pairings" data-stale={isStale || undefined}>
      {pairings.map(pairing => (
        <li key={pairing.id} className={css.item}>
          <PairingCard pairing={pairing} onShare={onShare} onRemove={remove} />
        </li>
      ))}
    </ul>
  )
}
