import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type ManagedPairing, managedPairingsContract } from '../../managed-pairings.contract.ts'
import { changesOf, type DraftErrors, type PairingDraft, toNewPairing } from './pairing-draft.ts'
import { useReadPicksAgain } from './use-pick.ts'

interface ToSave {
  /** Of a new pairing. */
  id: string
  draft: PairingDraft
  /** The pairing that was opened; undefined for a new one. */
  opened: ManagedPairing | undefined
  /** As another admin has left it: its own changes stay, those of the form come on top. */
  current: ManagedPairing | undefined
}

interface SaveOptions {
  onSaved: () => void
  /** By field, as the server names them. */
  onWrong: (errors: DraftErrors) => void
  /** Another admin was faster: its version. */
  onConflict: (current: ManagedPairing) => void
}

/** Saves what the form holds. What fails stays in the form. */
export function useSavePairing({ onSaved, onWrong, onConflict }: SaveOptions) {
  const toast = useToast()
  const readAgain = useReadPicksAgain()
  return useMutation({
    mutationFn: save,
    async onSuccess(said) {
      await readAgain()
      toast.info(said, { id: 'pairing' })
      onSaved()
    },
    onError(failure) {
      const { current, fields } = failure instanceof ApiError ? failure : { current: undefined, fields: {} }
      if (current) onConflict(current as ManagedPairing)
      else onWrong(fields)
    },
  })
}

/** Resolves with what is said of it. */
async function save({ id, draft, opened, current }: ToSave): Promise<string> {
  if (!opened) {
    await call(managedPairingsContract.createPairing, { body: toNewPairing(id, draft) })
    return 'Created. It takes its turn as Tonight’s Pick.'
  }
  const changes = changesOf(draft, opened)
  if (Object.keys(changes).length === 0) return 'Nothing was changed'
  await call(managedPairingsContract.changePairing, {
    params: { id: opened.id },
    body: { ...changes, version: (current ?? opened).version },
  })
  return 'Saved'
}
