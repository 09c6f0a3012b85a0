import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import {
  type ChatChannel,
  channelsContract,
  maxTitleLength,
  maxTopicLength,
} from '../../channels.contract.ts'
import { channelsQuery } from '../channel-queries.ts'
import css from './ChatDialogs.module.css'

const slowModes = [
  { value: '0', label: 'Slow mode off' },
  { value: '10', label: 'Slow mode, 10 seconds' },
  { value: '30', label: 'Slow mode, 30 seconds' },
  { value: '60', label: 'Slow mode, 1 minute' },
  { value: '300', label: 'Slow mode, 5 minutes' },
]

export interface ChannelDialogProps {
  /** Undefined for a new one. */
  channel: ChatChannel | undefined
  onClose: () => void
  /** A new one is not opened. */
  staysHere?: boolean
}

/** For admins: a new channel, or the title, the topic and the slow mode of one. */
export function ChannelDialog({ channel, onClose, staysHere = false }: ChannelDialogProps) {
  const formId = useId()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [title, setTitle] = useState(channel?.title ?? '')
  const [topic, setTopic] = useState(channel?.topic ?? '')
  const [slow, setSlow] = useState(String(channel?.slowSeconds ?? 0))
  const changes = channel && changesOf(channel, { title: title.trim(), topic, slowSeconds: Number(slow) })
  const save = useMutation({
    mutationFn: () =>
      channel
        ? call(channelsContract.changeChannel, { params: { name: channel.name }, body: changes ?? {} })
        : call(channelsContract.addChannel, { body: { name: title.trim().toLowerCase(), topic } }),
    async onSuccess(saved) {
      await queries.invalidateQueries({ queryKey: channelsQuery.queryKey })
      onClose()
      if (!channel && !staysHere) await navigate({ to: '/lounge/chat', search: { channel: saved.name } })
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (changes && Object.keys(changes).length === 0) onClose()
    else save.mutate()
  }
  const wrong = save.error instanceof ApiError ? save.error.fields : {}
  const failure =
    save.error && Object.keys(wrong).length === 0 && messageFor(save.error, 'Failed to save the change')
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={channel ? `Channel ${channel.title}` : 'Add a channel'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" working={save.isPending}>
            {channel ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <Field
          label="Name"
          description={
            channel
              ? `Links to it keep working: in addresses it stays ${channel.name}.`
              : 'Small letters, digits and hyphens'
          }
          value={title}
          onValueChange={setTitle}
          maxLength={maxTitleLength}
          error={wrong.title ?? wrong.name}
        />
        <Field
          label="Topic"
          value={topic}
          onValueChange={setTopic}
          maxLength={maxTopicLength}
          error={wrong.topic}
        />
        {channel && (
          <NativeSelect label="Slow mode" value={slow} onValueChange={setSlow} options={slowModes} />
        )}
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

type Editable = Pick<ChatChannel, 'title' | 'topic' | 'slowSeconds'>

/** Only what is different: each is written to the audit log. */
function changesOf(before: Editable, { title, topic, slowSeconds }: Editable) {
  return {
    ...(title !== before.title && { title }),
    ...(topic !== before.topic && { topic }),
    ...(slowSeconds !== before.slowSeconds && { slowSeconds }),
  }
}
