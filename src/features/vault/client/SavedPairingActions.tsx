import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import type { SavedPairing } from '../vault.contract.ts'
import { FindSimilar } from './FindSimilar.tsx'
import { isTonight } from './is-tonight.ts'
import { printCard } from './PrintedCard.tsx'
import css from './SavedPairingActions.module.css'
import { useRemovePairing } from './use-remove-pairing.ts'
import { useTonight, useTonightFocus } from './use-tonight.ts'

const ShareDialog = createLazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog)

/** One thing to do: have it tonight, or else look for the next one. */
export function SavedPairingActions({ pairing }: { pairing: SavedPairing }) {
  const remove = useRemovePairing()
  const navigate = useNavigate()
  const [isSharing, setIsSharing] = useState(false)
  const tonight = useTonight(pairing.id)
  const isHadTonight = isTonight(pairing)
  const { line, button } = useTonightFocus(isHadTonight)
  const removeAndLeave = async () => {
    await navigate({ to: '/dashboard/pairings' })
    remove(pairing)
  }
  return (
    <div className={css.actions}>
      {!isHadTonight && (
        <Button ref={button} look="primary" wide onClick={tonight.mark}>
          {pairing.status === 'tried' ? 'Have it again tonight' : 'Have it tonight'}
        </Button>
      )}
      <div className={css.row}>
        <FindSimilar pairing={pairing} size="medium" look={isHadTonight ? 'primary' : 'secondary'} />
        <Button icon={<ShareNetworkIcon weight="light" />} onClick={() => setIsSharing(true)}>
          Share
        </Button>
        <ActionMenu
          label="More"
          groups={[
            [{ label: 'Print card', onChoose: printCard }],
            [{ label: 'Delete', onChoose: () => void removeAndLeave() }],
          ]}
        />
      </div>
      {isHadTonight && (
        <div className={css.tonight}>
          <p ref={line} role="status" tabIndex={-1}>
            You’re having this one tonight.
          </p>
          <Button size="small" onClick={() => void tonight.undo()}>
            Undo
          </Button>
        </div>
      )}
      {isSharing && <ShareDialog pairing={pairing} onClose={() => setIsSharing(false)} />}
    </div>
  )
}
