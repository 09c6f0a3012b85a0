import { BookmarkSimpleIcon } from '@phosphor-icons/react/BookmarkSimple'
import { useMutation } from '@tanstack/react-query'
import type { MessageCard } from '#features/chat/card.contract.ts'
import { useSavedPairings } from '#features/vault/client/use-saved-pairing.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'

type Pairing = Extract<MessageCard, { kind: 'pairing' }>['pairing']

interface KeepPairingProps {
  pairing: Pairing
  title: string
}

/** Saves the pairing in the reader's own vault, and takes it out again. */
export function KeepPairing({ pairing, title }: KeepPairingProps) {
  const vault = useSavedPairings()
  const toast = useToast()
  const removing = useMutation({
    mutationFn: vault.remove,
    onSuccess: () => keeping.reset(),
    onError: failure =>
      void toast.error(messageFor(failure, 'Couldn’t remove it. Try again.'), { id: 'keep' }),
  })
  const keeping = useMutation({
    mutationFn: () => {
      const { cigar_id, drink_id, ...names } = pairing
      return vault.save({ ...names, ...(cigar_id && { cigar_id }), ...(drink_id && { drink_id }) })
    },
    onSuccess: ({ id, isNew }) =>
      void toast.info(isNew ? 'Kept in your vault' : 'It is in your vault already', {
        id: 'keep',
        ...(isNew && { action: { label: 'Undo', run: () => removing.mutate(id) } }),
      }),
    onError: failure => void toast.error(messageFor(failure, 'Couldn’t save it. Try again.'), { id: 'keep' }),
  })
  const isKept = keeping.isSuccess
  return (
    <Button
      size="small"
      icon={<BookmarkSimpleIcon weight={isKept ? 'fill' : 'light'} />}
      working={keeping.isPending}
      disabled={isKept}
      focusableWhenDisabled
      aria-label={`${isKept ? 'Kept' : 'Keep'}: ${title}`}
      onClick={() => keeping.mutate()}
    >
      {isKept ? 'Kept' : 'Keep'}
    </Button>
  )
}
