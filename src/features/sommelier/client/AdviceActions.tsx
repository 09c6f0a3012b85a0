import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { lazy, Suspense, useState } from 'react'
import { pairingQuery } from '#features/vault/client/vault-queries.ts'
import type { SavedPairing } from '#features/vault/vault.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import css from './AdviceActions.module.css'
import type { Kept } from './answer.ts'
import { messageOf, useDesk } from './keep-pair.ts'
import { runnersUpId } from './RunnersUp.tsx'

const ShareDialog = lazy(async () => ({
  default: (await import('#features/vault/client/ShareDialog.tsx')).ShareDialog,
}))

interface AdviceActionsProps {
  kept: Kept | undefined
  onAnother: () => void
}

/** The one thing to do next, and what else can be done with a result. */
export function AdviceActions({ kept, onAnother }: AdviceActionsProps) {
  return (
    <div className={css.buttons}>
      <Button look="primary" wide onClick={onAnother}>
        Find Another Pairing
      </Button>
      {kept?.state === 'in' && <ShareButton key={kept.id} rowId={kept.id} />}
    </div>
  )
}

/** The way to the other pairs, if there are any. */
export function OthersLine({ others }: { others: string | undefined }) {
  if (others === undefined) return null
  return (
    <p className={css.mood}>
      Not in the mood? <TextLink href={`#${runnersUpId}`}>{others}</TextLink>
    </p>
  )
}

/** The vault's own way of sharing: a page of its own, with its address and its picture. */
function ShareButton({ rowId }: { rowId: string }) {
  const { queries, toast } = useDesk()
  const [row, setRow] = useState<SavedPairing>()
  const [isWorking, setIsWorking] = useState(false)
  async function share(): Promise<void> {
    setIsWorking(true)
    try {
      setRow(await queries.fetchQuery(pairingQuery(rowId)))
    } catch (failure) {
      toast.fail(messageOf(failure, 'It could not be shared. Try again.'), { id: 'share' })
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
