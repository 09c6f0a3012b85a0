import { type FormEvent, useState } from 'react'
import { type InvitationLink, invitationsContract } from '#features/accounts/invitations.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { CopyButton } from '#platform/client/ui/CopyButton.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { QrCode } from '#platform/client/ui/QrCode.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import { dayAndTime } from '../moments.ts'
import { useAdminCall } from '../use-admin-access.ts'
import css from './InvitationsTab.module.css'
import { useInvitationAct } from './use-invitations.ts'

const lengths = [
  { value: '1', label: 'For a day' },
  { value: '7', label: 'For a week' },
  { value: '30', label: 'For thirty days' },
  { value: '365', label: 'For a year' },
] as const

/** A code at the counter: whoever scans it may sign up. */
export function LinkList({ links }: { links: readonly InvitationLink[] }) {
  const call = useAdminCall()
  const [label, setLabel] = useState('')
  const [days, setDays] = useState<(typeof lengths)[number]['value']>('30')
  const [shown, setShown] = useState<InvitationLink>()
  const create = useInvitationAct(
    () => call(invitationsContract.createLink, { body: { label, days: Number(days) } }),
    { failed: 'Failed to create the link' },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    create.mutate(undefined, {
      onSuccess: link => {
        setLabel('')
        setShown(link)
      },
    })
  }
  return (
    <section className={css.section} aria-labelledby="links">
      <h2 id="links">A code for the counter</h2>
      <p>Guests scan it and create an account. It works for whoever has it, until it ends.</p>
      <form className={css.row} onSubmit={submit} noValidate>
        <Field
          label="What it is for"
          placeholder="Counter"
          value={label}
          onValueChange={setLabel}
          maxLength={60}
        />
        <Select label="How long" options={lengths} value={days} onValueChange={setDays} />
        <Button type="submit" working={create.isPending}>
          Create a code
        </Button>
      </form>
      {links.length > 0 && (
        <ul className={css.list}>
          {links.map(link => (
            <Row key={link.id} link={link} onShow={() => setShown(link)} />
          ))}
        </ul>
      )}
      {shown && <CodeDialog link={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

const nameOf = ({ label }: InvitationLink) => label || 'Counter'

function Row({ link, onShow }: { link: InvitationLink; onShow: () => void }) {
  const call = useAdminCall()
  const { id, uses, expiresAt } = link
  const end = useInvitationAct(() => call(invitationsContract.withdrawInvitation, { params: { id } }), {
    done: `The code “${nameOf(link)}” works no more.`,
    failed: 'Failed to end the code',
  })
  return (
    <li>
      <div>
        <b>{nameOf(link)}</b>
        <span>
          {uses === 1 ? 'One has' : `${uses} have`} signed up, until {dayAndTime(expiresAt)}
        </span>
      </div>
      <div className={css.row}>
        <Button size="small" onClick={onShow}>
          Show the code
        </Button>
        <Button size="small" look="quiet" working={end.isPending} onClick={() => end.mutate(undefined)}>
          End
        </Button>
      </div>
    </li>
  )
}

function CodeDialog({ link, onClose }: { link: InvitationLink; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={nameOf(link)}
      description={`It works until ${dayAndTime(link.expiresAt)}.`}
      actions={
        <>
          <Button onClick={() => window.print()}>Print</Button>
          <CopyButton text={link.address} label="Copy the address" size="medium" />
        </>
      }
    >
      <div className={css.code}>
        <QrCode text={link.address} label={`Code that leads to ${link.address}`} />
        <code>{link.address}</code>
      </div>
    </Dialog>
  )
}
