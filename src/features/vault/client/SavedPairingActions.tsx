import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Rating } from '#platform/client/ui/Rating.tsx'
import type { SavedPairing } from '../vault.contract.ts'
import { FindSimilar } from './FindSimilar.tsx'
import css from './SavedPairingPage.module.css'
import { useRemovePairing } from './use-remove-pairing.ts'
import { useSavedPairing } from './use-saved-pairing.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))

export function SavedPairingActions({ pairing }: { pairing: SavedPairing }) {
  const { rate } = useSavedPairing(pairing.id)
  const remove = useRemovePairing()
  const navigate = useNavigate()
  const [isSharing, setIsSharing] = useState(false)
  const removeAndLeave = async () => {
    await navigate({ to: '/dashboard/pairings' })
    remove(pairing)
  }
  return (
    <>
      <Rating label="Your rating" value={pairing.rating} onValueChange={rate} />
      <div className={css.buttons}>
        <FindSimilar pairing={pairing} size="medium" />
        <Button icon={<ShareNetworkIcon weight="light" />} onClick={() => setIsSharing(true)}>
          Share
        </Button>
        <Button look="quiet" icon={<TrashIcon weight="light" />} onClick={() => void removeAndLeave()}>
          Delete
        </Button>
      </div>
      <Suspense>
        {isSharing && <ShareDialog pairing={pairing} onClose={() => setIsSharing(false)} />}
      </Suspense>
    </>
  )
}
