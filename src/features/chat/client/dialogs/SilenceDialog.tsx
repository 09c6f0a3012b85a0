import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { RadioGroup } from '#platform/client/ui/forms/RadioGroup.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { moderationContract } from '../../moderation.contract.ts'
import { moderationKey } from '../moderation/moderation-queries.ts'
import type { MemberDialogProps } from './BanDialog.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'

const spans = [
  { value: 'hour', label: '1 hour' },
  { value: 'tonight', label: 'Tonight, until six in the morning' },
  { value: 'week', label: 'A week' },
  { value: 'always', label: 'Until a moderator lifts it' },
] as const
type Span = (typeof spans)[number]['value']

/** Lets a member read and not write. */
export function SilenceDialog({ id, name, onClose, onDone }: MemberDialogProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const [span, setSpan] = useState<Span>('hour')
  const silence = useMutation({
    mutationFn: () => call(moderationContract.silenceMember, { params: { id }, body: { for: span } }),
    async onSuccess() {
      toast.info(`${name} can read and not write`, { id: 'chat' })
      onDone()
      await queries.invalidateQueries({ queryKey: moderationKey })
    },
  })
  return (
    <DecisionDialog
      title={`Silence ${name}?`}
      description="They can read every channel and write in none."
      action="Silence"
      working={silence.isPending}
      failure={silence.error && messageFor(silence.error, 'Failed to silence the member')}
      onClose={onClose}
      onDecide={() => silence.mutate()}
    >
      <RadioGroup label="For how long" options={spans} value={span} onValueChange={setSpan} />
    </DecisionDialog>
  )
}
