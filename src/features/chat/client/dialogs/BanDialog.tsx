import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminAccountsContract } from '#features/accounts/admin-accounts.contract.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { RadioGroup } from '#platform/client/ui/forms/RadioGroup.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { maxReasonLength } from '../../moderation.contract.ts'
import { moderationKey } from '../moderation/moderation-queries.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

const spans = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'open', label: 'Until a moderator lifts it' },
] as const
type Span = (typeof spans)[number]['value']

export interface MemberDialogProps {
  id: string
  name: string
  onClose: () => void
  onDone: () => void
}

/** Bans a member, who reads why when they try to sign in. */
export function BanDialog({ id, name, onClose, onDone }: MemberDialogProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const [span, setSpan] = useState<Span>('1')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const ban = useMutation({
    mutationFn: () =>
      call(adminAccountsContract.banAccount, {
        body: { userId: id, reason: reason.trim(), ...(span !== 'open' && { days: Number(span) }) },
      }),
    async onSuccess() {
      toast.info(`${name} is banned`, { id: 'chat' })
      onDone()
      await queries.invalidateQueries({ queryKey: moderationKey })
    },
  })
  return (
    <DecisionDialog
      title={`Ban ${name}?`}
      description="They are signed out everywhere and cannot come back before the time is over."
      action="Ban"
      working={ban.isPending}
      failure={ban.error && messageFor(ban.error, 'Failed to ban the member')}
      onClose={onClose}
      onDecide={() => (reason.trim() === '' ? setIsMissing(true) : ban.mutate())}
    >
      <RadioGroup label="For how long" options={spans} value={span} onValueChange={setSpan} />
      <TextArea
        label="Reason"
        description="They read it when they try to sign in."
        value={reason}
        maxLength={maxReasonLength}
        onValueChange={text => {
          setReason(text)
          setIsMissing(false)
        }}
        error={isMissing ? 'Please give a reason' : undefined}
      />
    </DecisionDialog>
  )
}
