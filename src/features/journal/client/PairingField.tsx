import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { maxVaultSearchLength, vaultContract } from '#features/vault/vault.contract.ts'
import { call } from '#platform/client/api.ts'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import css from './EntryDialog.module.css'
import type { EntryDraft, EntryFieldsProps } from './entry-draft.ts'

const nothing = 'none'

/** The pairings of the vault with this cigar; absent without any. */
export function PairingField({
  draft,
  onChange,
}: Pick<EntryFieldsProps, 'onChange'> & { draft: EntryDraft }) {
  const typed = draft.cigar.trim().slice(0, maxVaultSearchLength)
  const { data } = useQuery({
    queryKey: ['pairings of a cigar', typed],
    queryFn: ({ signal }) => call(vaultContract.listPairings, { query: { q: typed } }, { signal }),
    enabled: typed.length > 1,
    placeholderData: keepPreviousData,
  })
  const pairings = (typed.length > 1 && data?.pairings) || []
  const isListed = pairings.some(({ id }) => id === draft.pairingId)
  if (pairings.length === 0 && draft.pairingId === null) return null
  const choose = (value: string) => {
    const chosen = pairings.find(({ id }) => id === value)
    onChange({
      pairingId: value === nothing ? null : value,
      ...(chosen && draft.drink === '' && { drink: chosen.pairing_name }),
    })
  }
  return (
    <div>
      <p className={css.choiceLabel}>Pairing from your vault</p>
      <NativeSelect
        label="Pairing from your vault"
        options={[
          { value: nothing, label: 'None' },
          ...pairings.map(({ id, cigar_name, pairing_name }) => ({
            value: id,
            label: `${cigar_name} & ${pairing_name}`,
          })),
          ...(draft.pairingId && !isListed ? [{ value: draft.pairingId, label: 'As before' }] : []),
        ]}
        value={draft.pairingId ?? nothing}
        onValueChange={choose}
      />
    </div>
  )
}
