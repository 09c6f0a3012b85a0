import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { useSavedPairings } from '#features/vault/client/use-saved-pairing.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { EveningPick } from '../tonight.contract.ts'

/** Saves the pair in the vault, marks it as had today, and opens its page, where that can be undone. */
export function useHaveTonight() {
  const vault = useSavedPairings()
  const navigate = useNavigate()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ cigar, drink, why }: EveningPick) => {
      const { id } = await vault.save({
        cigar_name: cigarName(cigar),
        cigar_id: cigar.id,
        pairing_type: drink.kind,
        pairing_name: drink.name,
        drink_id: drink.id,
        notes: why.join(' '),
      })
      await vault.markTried(id)
      return id
    },
    onSuccess: id => navigate({ to: '/dashboard/pairings/$id', params: { id } }),
    onError: failure => void toast.error(messageFor(failure, 'Couldn’t keep it. Try again.'), { id: 'keep' }),
  })
  return { haveTonight: mutate, isSaving: isPending }
}
