import { useLocation, useNavigate } from '@tanstack/react-router'
import { Button } from '#platform/client/ui/Button.tsx'
import type { SavedPairing } from '../vault.contract.ts'
import css from './SavedPairingPage.module.css'
import { useRemovePairing } from './use-remove-pairing.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether an address has just saved the pairing, or found it in the vault. */
    saved?: 'now' | 'before'
  }
}

/** Says what the address that led here has done, with the way back. */
export function JustSaved({ pairing }: { pairing: SavedPairing }) {
  const saved = useLocation({ select: ({ state }) => state.saved })
  const navigate = useNavigate()
  const remove = useRemovePairing()
  if (saved === undefined) return null
  async function undo(): Promise<void> {
    await navigate({ to: '/dashboard/pairings' })
    remove(pairing)
  }
  return (
    <div className={css.saved}>
      <p role="status">{saved === 'now' ? 'Saved to your vault.' : 'This one was already in your vault.'}</p>
      {saved === 'now' && (
        <Button size="small" onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </div>
  )
}
