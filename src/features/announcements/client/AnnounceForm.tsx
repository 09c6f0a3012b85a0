import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { newUuid } from '#platform/client/new-uuid.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { announcementsContract, maxBodyLength, maxTitleLength } from '../announcements.contract.ts'
import css from './AnnouncementsPage.module.css'
import { announcementsQuery } from './use-announcements.ts'

const newDraft = () => ({ id: newUuid(), title: '', body: '' })

/** The ID belongs to what is typed: sent twice, it is told once. */
export function AnnounceForm() {
  const [draft, setDraft] = useState(newDraft)
  const [isTried, setIsTried] = useState(false)
  const queries = useQueryClient()
  const toast = useToast()
  const announce = useMutation({
    mutationFn: () => call(announcementsContract.announce, { body: draft }),
    onSuccess: async () => {
      setDraft(newDraft())
      setIsTried(false)
      toast.info('It goes out to every member.')
      await queries.invalidateQueries({ queryKey: announcementsQuery.queryKey })
    },
  })
  const missing = {
    title: draft.title.trim() === '' ? 'Please give a title' : undefined,
    body: draft.body.trim() === '' ? 'Please say what it is about' : undefined,
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!missing.title && !missing.body && !announce.isPending) announce.mutate()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-labelledby="announce">
      <h2 id="announce">Tell all members something</h2>
      <p>It reaches every member by the bell, and by push messages and mail where they want them.</p>
      <Field
        label="Title"
        placeholder="Closed tonight"
        value={draft.title}
        onValueChange={title => setDraft({ ...draft, title })}
        maxLength={maxTitleLength}
        error={isTried ? missing.title : undefined}
      />
      <TextArea
        label="What it is about"
        rows={5}
        value={draft.body}
        onValueChange={body => setDraft({ ...draft, body })}
        maxLength={maxBodyLength}
        error={isTried ? missing.body : undefined}
      />
      {announce.error && <ErrorBox>{messageFor(announce.error, 'Failed to send the announcement')}</ErrorBox>}
      <Button type="submit" look="primary" working={announce.isPending}>
        Send to everybody
      </Button>
    </form>
  )
}
