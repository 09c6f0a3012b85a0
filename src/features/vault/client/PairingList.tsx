import { useRef } from 'react'
import type { SavedPairing } from '../vault.contract.ts'
import { PairingCard } from './PairingCard.tsx'
import css from './PairingList.module.css'

interface PairingListProps {
  pairings: readonly SavedPairing[]
  /** Whether the rows belong to the previous filter, while the new ones load. */
  isStale: boolean
  onShare: (pairing: SavedPairing) => void
  onRemove: (pairing: SavedPairing) => void
}

export function PairingList({ pairings, isStale, onShare, onRemove }: PairingListProps) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (pairing: SavedPairing) => {
    // The focused button is removed with its card, so focus moves to a neighboring card.
    const index = pairings.indexOf(pairing)
    const neighbor = list.current?.children[index + 1] ?? list.current?.children[index - 1]
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

/** For when the focused element is removed. */
function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
