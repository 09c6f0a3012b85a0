import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { ConfirmDialog } from '#platform/client/ui/ConfirmDialog.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import {
  type ListedPairing,
  type ManagedPairings,
  managedPairingsContract,
} from '../../managed-pairings.contract.ts'
import { removalWords } from './pick-words.ts'
import { useReadPicksAgain } from './use-pick.ts'

interface RemovalDialogProps {
  pairing: ListedPairing
  next: ManagedPairings['next']
  onClose: () => void
}

export function RemovalDialog({ pairing, next, onClose }: RemovalDialogProps) {
  const toast = useToast()
  const readAgain = useReadPicksAgain()
  const remove = useMutation({
    mutationFn: () => call(managedPairingsContract.removePairing, { params: { id: pairing.id } }),
    async onSuccess({ pick }) {
      await readAgain()
      toast.info(pick ? `Deleted. ${pick.title} is tonight’s pick now.` : 'Deleted', { id: 'pick' })
    },
    onError: failure =>
      toast.error(messageFor(failure, 'Failed to delete the pairing. Try again.'), { id: 'pick' }),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      title={`Delete ${pairing.title}?`}
      description={removalWords(pairing, next)}
      action="Delete the pairing"
      working={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}
