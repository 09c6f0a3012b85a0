import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { giftsContract, isEnoughOfAName, maxGiftMessageLength } from '../../gifts.contract.ts'
import type { HumidorItem } from '../../humidor.contract.ts'
import { humidorQuery } from '../humidor-query.ts'
import css from './Gifts.module.css'

interface Recipient {
  id: string
  name: string
}
interface Errors {
  recipient?: string
  quantity?: string
}

interface GiveDialogProps {
  item: HumidorItem
  onClose: () => void
}

/** To whom, how many, with what words. */
export function GiveDialog({ item, onClose }: GiveDialogProps) {
  const [typed, setTyped] = useState('')
  /** Whom the member picked, as long as the name stays as it is. */
  const [picked, setPicked] = useState<Recipient>()
  const [quantity, setQuantity] = useState<number | null>(1)
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isFinding, setIsFinding] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const { members, isFetching } = useMembers(typed)
  const give = useGive(item, onClose)
  const queries = useQueryClient()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    // A full name may be sent before its suggestion has arrived.
    setIsFinding(true)
    const listed = isEnoughOfAName(typed)
      ? await queries.ensureQueryData(membersQuery(typed)).catch(() => ({ members: [] }))
      : { members: [] }
    if (!isOpen.current) return
    setIsFinding(false)
    const recipient = recipientOf(picked, typed, listed.members)
    const found = checkGift(recipient, quantity, item)
    setErrors(found)
    if (found.recipient) field.current?.focus()
    if (recipient && quantity !== null && Object.keys(found).length === 0)
      give.mutate({ memberId: recipient.id, quantity, message: message.trim() })
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Give ${fullCigarName({ brand: item.brand, line: item.cigarName })}`}
      description="They leave your humidor now, and come back if they are declined."
    >
      <form className={css.form} onSubmit={event => void submit(event)} noValidate>
        <div className={css.row}>
          <LazyAutocomplete
            ref={field}
            label="To"
            name="recipient"
            placeholder="Name of a member"
            value={typed}
            onValueChange={text => {
              setTyped(text)
              setErrors({})
            }}
            items={members}
            itemKey={({ id }) => id}
            itemText={({ name }) => name}
            onPick={setPicked}
            loading={isFetching}
            emptyText={isEnoughOfAName(typed) ? 'No member has that name.' : 'Two letters or more.'}
            maxLength={100}
            error={errors.recipient}
          />
          <NumberField
            label="How many"
            value={quantity}
            onValueChange={setQuantity}
            min={1}
            max={item.quantity}
            error={errors.quantity}
          />
        </div>
        <TextArea
          label="Message, if you like"
          value={message}
          onValueChange={setMessage}
          maxLength={maxGiftMessageLength}
        />
        {give.error && <ErrorBox>{messageFor(give.error, 'Failed to give them')}</ErrorBox>}
        <div className={css.actions}>
          <Button type="button" look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" working={give.isPending || isFinding}>
            Give
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function membersQuery(typed: string) {
  const q = typed.trim()
  return queryOptions({
    queryKey: ['members', q],
    queryFn: ({ signal }) => call(giftsContract.findMembers, { query: { q } }, { signal }),
  })
}

function useMembers(typed: string) {
  const isEnough = isEnoughOfAName(typed)
  const { data, isFetching } = useQuery({
    ...membersQuery(typed),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  return { members: isEnough ? (data?.members ?? []) : [], isFetching }
}

function useGive(item: HumidorItem, onGiven: () => void) {
  const queries = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (gift: { memberId: string; quantity: number; message: string }) =>
      call(giftsContract.giveCigars, { params: { id: item.id }, body: gift }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: humidorQuery.queryKey })
      onGiven()
    },
  })
}

/** A full name that is typed out picks the one member who has it. */
function recipientOf(
  picked: Recipient | undefined,
  typed: string,
  members: readonly Recipient[],
): Recipient | undefined {
  const name = typed.trim().toLowerCase()
  if (picked?.name.toLowerCase() === name) return picked
  const same = members.filter(member => member.name.toLowerCase() === name)
  return same.length === 1 ? same[0] : undefined
}

function checkGift(recipient: Recipient | undefined, quantity: number | null, item: HumidorItem): Errors {
  return {
    ...(!recipient && { recipient: 'Please choose a member from the list' }),
    ...((quantity === null || quantity < 1 || quantity > item.quantity) && {
      quantity: `Please give a number from 1 to ${item.quantity}`,
    }),
  }
}
