import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { maxWordLength } from '../../corrections.contract.ts'
import { type QueuedReport, queueContract } from '../../queue.contract.ts'
import { goneInWords } from './gone-words.ts'
import { useReadQueueAgain } from './use-queue.ts'

interface DeclineDialogProps {
  report: QueuedReport
  onClose: () => void
}

export function DeclineDialog({ report: { id, name, reportedBy }, onClose }: DeclineDialogProps) {
  const formId = useId()
  const [word, setWord] = useState('')
  const [isTried, setIsTried] = useState(false)
  const readAgain = useReadQueueAgain()
  const toast = useToast()
  const decline = useMutation({
    networkMode: 'always',
    mutationFn: () => call(queueContract.declineReport, { params: { id }, body: { word } }),
    async onSuccess() {
      await readAgain()
      onClose()
    },
    async onError(failure) {
      const gone = goneInWords(failure)
      if (!gone) return
      toast.info(gone)
      await readAgain()
      onClose()
    },
  })
  const isMissing = word.trim() === ''
  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsTried(true)
    if (!isMissing && !decline.isPending) decline.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Decline this report?"
      description={`${reportedBy} reads what you write. ${name} stays as it is.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" working={decline.isPending}>
            Decline
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextArea
          label="Why"
          rows={3}
          value={word}
          onValueChange={setWord}
          maxLength={maxWordLength}
          error={isTried && isMissing ? 'Please say why' : undefined}
        />
        {decline.error && !goneInWords(decline.error) && (
          <ErrorBox>{messageFor(decline.error, 'Failed to decline the report. Try again.')}</ErrorBox>
        )}
      </form>
    </Dialog>
  )
}
