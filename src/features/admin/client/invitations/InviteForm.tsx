import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { type Invited, invitationsContract } from '#features/accounts/invitations.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { useMailNote } from '../health-query.ts'
import { useAdminCall } from '../use-admin-access.ts'
import css from './InvitationsTab.module.css'
import { useInvitationAct } from './use-invitations.ts'

/** One address, or three hundred from a CSV. */
export function InviteForm() {
  const call = useAdminCall()
  const [list, setList] = useState('')
  const [missing, setMissing] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const send = useInvitationAct(
    (text: string) => call(invitationsContract.invite, { body: { list: text } }),
    { failed: 'Failed to send the invitations' },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(list.trim() ? undefined : 'Please give at least one address')
    if (list.trim())
      send.mutate(list, { onSuccess: ({ skipped }) => setList(skipped.length > 0 ? list : '') })
  }
  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen) setList(await chosen.text())
    target.value = ''
  }
  return (
    <form className={css.section} onSubmit={submit} noValidate aria-labelledby="invite">
      <h2 id="invite">Invite by mail</h2>
      <div className={css.wide}>
        <TextArea
          label="Mail addresses"
          description="One to a line, or a CSV. Each gets one mail, which can be accepted for 30 days."
          rows={4}
          value={list}
          onValueChange={setList}
          error={missing}
        />
      </div>
      <div className={css.row}>
        <Button type="submit" look="primary" working={send.isPending}>
          Send the invitations
        </Button>
        <Button type="button" onClick={() => file.current?.click()}>
          Take a list from a file
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="List from a file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={event => void readFile(event)}
        />
      </div>
      <div role="status">{send.data && <Outcome {...send.data} />}</div>
    </form>
  )
}

function Outcome({ invited, skipped }: Invited) {
  const mailNote = useMailNote()
  return (
    <>
      <p>
        {invited === 1 ? 'One invitation goes out.' : `${invited} invitations go out.`}
        {skipped.length > 0 && ' Left out:'}
      </p>
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ line, text, reason }) => (
            <li key={line}>
              Line {line}: {text}. {reason}.
            </li>
          ))}
        </ul>
      )}
      {invited > 0 && mailNote && <p>{mailNote.trim()}</p>}
    </>
  )
}
