import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isTonight } from '#features/vault/client/is-tonight.ts'
import { useSavedState } from '#features/vault/client/use-saved-pairing.ts'
import { pairingQuery } from '#features/vault/client/vault-queries.ts'
import type { SavedPairing } from '#features/vault/vault.contract.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import css from './AdviceActions.module.css'
import type { AdvisedPair, SavedEntry } from './answer.ts'
import { runnersUpId } from './RunnersUp.tsx'
import { havePairTonight, type PairRef, usePairActionContext } from './save-pair.ts'

const ShareDialog = lazy(async () => ({
  default: (await import('#features/vault/client/ShareDialog.tsx')).ShareDialog,
}))

interface AdviceActionsProps {
  pairRef: PairRef
  pair: AdvisedPair
  saved: SavedEntry | undefined
  /** The way on to another pair. */
  another: ReactNode
}

export function AdviceActions({ pairRef, pair, saved, another }: AdviceActionsProps) {
  const state = useSavedState(saved?.id)
  const isKept = saved !== undefined && state?.isRemoved !== true
  return (
    <div className={css.buttons}>
      {isKept && isTonight(state) ? (
        <ButtonTo look="primary" wide to="/dashboard/pairings/$id" params={{ id: saved.id }}>
          Open in my vault
        </ButtonTo>
      ) : (
        <TonightButton pairRef={pairRef} pair={pair} />
      )}
      {another}
      {isKept && <ShareButton key={saved.id} rowId={saved.id} />}
    </div>
  )
}

function TonightButton({ pairRef, pair }: Pick<AdviceActionsProps, 'pairRef' | 'pair'>) {
  const context = usePairActionContext()
  const [isWorking, setIsWorking] = useState(false)
  async function mark(): Promise<void> {
    setIsWorking(true)
    await havePairTonight(context, pairRef, pair)
    setIsWorking(false)
  }
  return (
    <Button look="primary" wide working={isWorking} onClick={() => void mark()}>
      Have it tonight
    </Button>
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
