import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { type ReactNode, useState } from 'react'
import { isTonight } from '#features/vault/client/is-tonight.ts'
import { useSavedState } from '#features/vault/client/use-saved-pairing.ts'
import { pairingQuery } from '#features/vault/client/vault-queries.ts'
import type { SavedPairing } from '#features/vault/vault.contract.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import css from './AdviceActions.module.css'
import type { AdvisedPair, SavedEntry } from './answer.ts'
import { runnersUpId } from './RunnersUp.tsx'
import { havePairTonight, keepPair, type PairRef, usePairActionContext } from './save-pair.ts'

const ShareDialog = createLazyPart(
  async () => (await import('#features/vault/client/ShareDialog.tsx')).ShareDialog,
)

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
      <ShareButton key={`share ${pairRef.pairId}`} pairRef={pairRef} pair={pair} />
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

/** A pair that is not in the vault is saved first: what is shared is its page there. */
function ShareButton({ pairRef, pair }: Pick<AdviceActionsProps, 'pairRef' | 'pair'>) {
  const context = usePairActionContext()
  const [row, setRow] = useState<SavedPairing>()
  const [isWorking, setIsWorking] = useState(false)
  async function share(): Promise<void> {
    setIsWorking(true)
    const id = await keepPair(context, pairRef, pair)
    try {
      if (id !== undefined) setRow(await context.queries.fetchQuery(pairingQuery(id)))
    } catch (failure) {
      context.toast.error(messageFor(failure, 'Couldn’t share it. Try again.'), { id: 'share' })
    } finally {
      setIsWorking(false)
    }
  }
  return (
    <>
      <Button icon={<ShareNetworkIcon weight="light" />} working={isWorking} onClick={() => void share()}>
        Share
      </Button>
      {row && <ShareDialog pairing={row} onClose={() => setRow(undefined)} />}
    </>
  )
}
