import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shareLink } from '#features/pairing/client/share-link.ts'
import { addressOf, call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { CopyButton } from '#platform/client/ui/CopyButton.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { cardSize, shareCardContract } from '../shared-page.contract.ts'
import { type SavedPairing, vaultContract } from '../vault.contract.ts'
import { titleOf } from './SavedPairingText.tsx'
import css from './ShareDialog.module.css'
import { vaultCache } from './vault-cache.ts'

interface ShareDialogProps {
  pairing: SavedPairing
  onClose: () => void
}

/** Opening it publishes the pairing. */
export function ShareDialog({ pairing, onClose }: ShareDialogProps) {
  const { page, stop } = useSharing(pairing, onClose)
  const title = titleOf(pairing)
  const path = page.data?.shared_path
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      size="large"
      title="Share this pairing"
      description="Anyone with the link can see the pair and its notes and add it to their own vault. Your name and your rating are not shown."
      actions={
        path && (
          <Button look="quiet" working={stop.isPending} onClick={() => stop.mutate()}>
            Stop sharing
          </Button>
        )
      }
    >
      {page.isError ? (
        <ErrorBox onRetry={() => void page.refetch()} retrying={page.isFetching}>
          {messageFor(page.error, 'The pairing wasn’t shared. Try again.')}
        </ErrorBox>
      ) : (
        <>
          <div className={css.card}>
            {path && <img src={cardPathOf(path)} {...cardSize} alt={`Card with ${title}`} />}
          </div>
          <Address url={path ? new URL(path, location.origin).href : ''} title={title} />
        </>
      )}
    </Dialog>
  )
}

function cardPathOf(page: string): string {
  return addressOf(shareCardContract.readShareCard, {
    params: { code: page.slice(page.lastIndexOf('/') + 1) },
  })
}

function Address({ url, title }: { url: string; title: string }) {
  const toast = useToast()
  const hasShareSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches
  const send = async () => {
    const message = await shareLink(title, url)
    if (message) toast.info(message)
  }
  return (
    <div className={css.address}>
      <Field label="Link" readOnly value={url} onFocus={event => event.currentTarget.select()} />
      <CopyButton text={url} label="Copy" look="primary" size="medium" />
      {hasShareSheet && <Button onClick={() => void send()}>Send</Button>}
    </div>
  )
}

function useSharing(pairing: SavedPairing, onClose: () => void) {
  const cache = vaultCache(useQueryClient())
  const toast = useToast()
  const params = { id: pairing.id }
  const page = useQuery({
    queryKey: ['vault', 'share', pairing.id],
    async queryFn() {
      const row = await call(vaultContract.sharePairing, { params, body: {} })
      cache.change(row.id, row)
      return row
    },
    // One request per opening; sharing may have been stopped in another tab.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = useMutation({
    mutationFn: () => call(vaultContract.unsharePairing, { params }),
    onSuccess(row) {
      cache.change(row.id, row)
      onClose()
      toast.info('Sharing is off; the link no longer works.')
    },
    onError: failure =>
      void toast.error(messageFor(failure, 'Couldn’t stop sharing. Try again.'), {
        id: `share-${pairing.id}`,
      }),
  })
  return { page, stop }
}
