import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { ChatMessage } from '../../chat.contract.ts'
import { maxReasonLength, moderationContract } from '../../moderation.contract.ts'

export interface ReportDialogProps {
  channel: string
  message: ChatMessage
  onClose: () => void
}

/** Tells the moderators what is wrong with a message. */
export function ReportDialog({ channel, message, onClose }: ReportDialogProps) {
  const formId = useId()
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const report = useMutation({
    mutationFn: () =>
      call(moderationContract.reportMessage, {
        params: { name: channel, id: message.id },
        body: { reason: reason.trim() },
      }),
    onSuccess() {
      onClose()
      toast.info('Thank you. A moderator of the lounge will look at it.', { id: 'chat' })
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsMissing(reason.trim() === '')
    if (reason.trim() !== '') report.mutate()
  }
  const failure = report.error && messageFor(report.error, 'Failed to send the report')
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Report this message?"
      description={`${message.authorName}: ${message.content.slice(0, 140)}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" working={report.isPending}>
            Report
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextArea
          label="What is wrong with it?"
          value={reason}
          maxLength={maxReasonLength}
          onValueChange={text => {
            setReason(text)
            setIsMissing(false)
          }}
          error={isMissing ? 'Please say what is wrong with it' : (failure ?? undefined)}
        />
      </form>
    </Dialog>
  )
}
