import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { lazy, Suspense, useState } from 'react'
import { useSavedState } from '#features/vault/client/use-saved-pairing.ts'
import { pairingQuery } from '#features/vault/client/vault-queries.ts'
import type { SavedPairing } from '#features/vault/vault.contract.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import css from './AdviceActions.module.css'
import type { SavedEntry } from './answer.ts'
import { runnersUpId } from './RunnersUp.tsx'
import { usePairActionContext } from './save-pair.ts'

const ShareDialog = lazy(async () => ({
  default: (await import('#features/vault/client/ShareDialog.tsx')).ShareDialog,
}))

interface AdviceActionsProps {
  saved: SavedEntry | undefined
  onAnother: () => void
}

export function AdviceActions({ saved, onAnother }: AdviceActionsProps) {
  const isRemoved = useSavedState(saved?.id)?.isRemoved === true
  return (
    <div className={css.buttons}>
      <Button look="primary" wide onClick={onAnother}>
        Find Another Pairing
      </Button>
      {saved && !isRemoved && <ShareButton key={saved.id} rowId={saved.id} />}
    </div>
  )
}

export function OthersLine({ others }: { others: string | undefined }) {
  if (others === undefined) return null
  return (
    <p className={css.mood}>
      Not in the mood? <TextLink href={`#${runnersUpId}`}>{others}</TextLink>
    </p>
  )
}

function ShareButton({ rowId }: { rowId: string }) {
  const { queries, toast } = usePairActionContext()
  const [row, setRow] = useState<SavedPairing>()
  const [isWorking, setIsWorking] = useState(false)
  async function share(): Promise<void> {
    setIsWorking(true)
    try {
      setRow(await queries.fetchQuery(pairingQuery(rowId)))
    } catch (failure) {
      toast.error(messageFor(failure, 'Couldn’t share it. Try again.'), { id: 'share' })
    } finally {
      setIsWorking(false)
    }
  }
  return (
    <>
      <Button icon={<ShareNetworkIcon weight="light" />} working={isWorking} onClick={() => void share()}>
        Share
      </Button>
      <Suspense>{row && <ShareDialog pairing={row} onClose={() => setRow(undefined)} />}</Suspense>
    </>
  )
}
