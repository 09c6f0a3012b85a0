import type { SavedPairing } from '../vault.contract.ts'
import { PairingCard } from './PairingCard.tsx'
import css from './PairingList.module.css'
import { RemovedLine } from './RemovedLine.tsx'
import type { useRemoveInPlace } from './use-remove-in-place.ts'
import type { Selection } from './use-selection.ts'
import type { CachedPairing } from './vault-cache.ts'

interface PairingListProps {
  rows: readonly CachedPairing[]
  /** Whether the rows belong to the previous filter, while the new ones load. */
  isStale: boolean
  selection: Selection
  removal: ReturnType<typeof useRemoveInPlace>
  onShare: (pairing: SavedPairing) => void
}

export function PairingList({ rows, isStale, selection, removal, onShare }: PairingListProps) {
  const shown = rows.filter(({ id, isRemoved }) => !isRemoved || removal.removed.has(id))
  if (shown.length === 0) return null
  async function undo(id: string): Promise<void> {
    await removal.restore(id)
    // In the document: with the first pairing of an empty vault the list is another one.
    const title = document.querySelector<HTMLElement>(`[data-pairing="${id}"] [data-title]`)
    title?.focus({ preventScroll: true })
  }
  return (
    <ul className={css.list} aria-label="Saved pairings" data-stale={isStale || undefined}>
      {shown.map(pairing => (
        <li key={pairing.id} className={css.item} data-pairing={pairing.id}>
          {pairing.isRemoved ? (
            <RemovedLine
              pairing={pairing}
              failure={removal.removed.get(pairing.id) ?? null}
              onUndo={() => void undo(pairing.id)}
            />
          ) : (
            <PairingCard
              pairing={pairing}
              selection={selection.isOn ? selection : undefined}
              onShare={onShare}
              onRemove={() => void removal.remove(pairing.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
