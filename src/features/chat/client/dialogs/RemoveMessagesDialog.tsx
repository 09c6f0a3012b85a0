import { useState } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { RadioGroup } from '#platform/client/ui/forms/RadioGroup.tsx'
import { undoMinutes } from '../../removals.contract.ts'
import { type RemovalSpan, removalSpans } from '../moderation/removal-spans.ts'
import { useRemoval } from '../moderation/use-removal.ts'
import type { MemberDialogProps } from './BanDialog.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'

/** Removes what a member has written, in all channels at once. */
export function RemoveMessagesDialog({ id, name, onClose, onDone }: MemberDialogProps) {
  const [span, setSpan] = useState<RemovalSpan>('hour')
  const { remove } = useRemoval()
  return (
    <DecisionDialog
      title={`Remove messages of ${name}?`}
      description={`From every channel, with their photos. For ${undoMinutes} minutes they can be put back; then they are gone.`}
      action="Remove"
      working={remove.isPending}
      failure={remove.error && messageFor(remove.error, 'Failed to remove the messages')}
      onClose={onClose}
      onDecide={() => remove.mutate({ memberId: id, name, span }, { onSuccess: onDone })}
    >
      <RadioGroup label="Which" options={removalSpans} value={span} onValueChange={setSpan} />
    </DecisionDialog>
  )
}
