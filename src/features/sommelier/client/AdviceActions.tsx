import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { useState } from 'react'
import { shareLink } from '#features/pairing/client/share-link.ts'
import { vaultContract } from '#features/vault/vault.contract.ts'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import css from './AdviceActions.module.css'
import type { Kept } from './answer.ts'
import { messageOf, type PairPlace, useDesk } from './keep-pair.ts'
import { runnersUpId } from './RunnersUp.tsx'

interface AdviceActionsProps {
  at: PairPlace
  kept: Kept | undefined
  /** How many other pairs there are. */
  others: number
  onAnother: () => void
}

/** The one thing to do next, and what else can be done with a result. */
export function AdviceActions({ kept, others, onAnother }: AdviceActionsProps) {
  return (
    <div className={css.actions}>
      <div className={css.buttons}>
        <Button look="primary" wide onClick={onAnother}>
          Find Another Pairing
        </Button>
        {kept?.state === 'in' && <ShareButton key={kept.id} rowId={kept.id} />}
      </div>
      {others > 0 && (
        <p className={css.mood}>
          Not in the mood?{' '}
          <TextLink href={`#${runnersUpId}`}>{others === 1 ? 'One runner-up' : 'Two runners-up'}</TextLink>
        </p>
      )}
    </div>
  )
}

/** Gives the pairing a page of its own and hands on its address. */
function ShareButton({ rowId }: { rowId: string }) {
  const { toast } = useDesk()
  const [told, setTold] = useState('')
  const [isWorking, setIsWorking] = useState(false)
  async function share(): Promise<void> {
    setIsWorking(true)
    try {
      const row = await call(vaultContract.sharePairing, { params: { id: rowId }, body: {} })
      const title = `${row.cigar_name} & ${row.pairing_name}`
      if (row.shared_at) setTold(await shareLink(title, new URL(row.shared_at, location.href).href))
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
      <output className={css.told}>{told}</output>
    </>
  )
}
