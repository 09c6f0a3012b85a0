import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type ListedEmail, outboxContract } from '#features/accounts/outbox.contract.ts'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { BackToAdmin } from '#features/member/client/BackToAdmin.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { commonRefusals } from '#platform/api.contract.ts'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import css from './OutboxPage.module.css'

/** Without a mail server, admins read outgoing mail here, so that a first run needs no mail server; with it, nothing stays here. */
export function OutboxPage() {
  const { role } = useMe()
  if (role === 'admin')
    return (
      <>
        <div className={css.back}>
          <BackToAdmin />
        </div>
        <OutboxList />
      </>
    )
  return (
    <>
      <div className={css.head}>
        <h1>Outbox</h1>
      </div>
      <EmptyState
        drawing={<Engraving of="rope" />}
        title={commonRefusals.FORBIDDEN.error}
        action={<ButtonTo to="/dashboard">Back to the overview</ButtonTo>}
      >
        Emails may contain links that sign people in.
      </EmptyState>
    </>
  )
}

export function OutboxList() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => call(outboxContract.readOutbox, {}, { signal }),
  })
  return (
    <>
      <div className={css.head}>
        <h1>Outbox</h1>
        <Button working={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      <dl className={css.facts}>
        {data && (
          <div>
            <dt>Mail server</dt>
            <dd>
              {data.hasMailServer ? (
                'Emails are sent through the one that is set, and none stays here.'
              ) : (
                <>
                  None, so no email is sent.{' '}
                  <TextLink href="/dashboard/admin?tab=lounge">Set a mail server</TextLink>
                </>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>Kept</dt>
          <dd>Seven days, then a message is deleted.</dd>
        </div>
        <div>
          <dt>Recorded</dt>
          <dd>Who opens a message, and when: its links may sign people in.</dd>
        </div>
      </dl>
      {isPending && <Skeleton label="Loading the outbox" shape="text" />}
      {error && <ErrorBox>{error.message}</ErrorBox>}
      {data?.letters.length === 0 && (
        <div className={css.empty}>
          <div>
            <h2>The outbox is empty.</h2>
            {!data.hasMailServer && <p>No email has been written yet.</p>}
          </div>
          <Engraving of="tray" />
        </div>
      )}
      {data && data.letters.length > 0 && (
        <ul className={css.emails}>
          {data.letters.map(letter => (
            <EmailRow key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
    </>
  )
}

function EmailRow({ letter: { id, to, subject, writtenAt } }: { letter: ListedEmail }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={css.email}>
      <div>
        <h2>{subject}</h2>
        <p className={css.meta}>
          To {to}, <time dateTime={writtenAt}>{new Date(writtenAt).toLocaleString('en-US', dateFormat)}</time>
        </p>
      </div>
      {isOpen ? (
        <EmailText id={id} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>
          Open <span className={hidden.hidden}>the email to {to}</span>
        </Button>
      )}
    </li>
  )
}

/** Fetched anew each time, since each look at it is recorded and its links may have been used. */
function EmailText({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['outbox', id],
    queryFn: ({ signal }) => call(outboxContract.openOutboxEmail, { params: { id } }, { signal }),
    gcTime: 0,
  })
  if (error) return <ErrorBox>{error.message}</ErrorBox>
  if (!data) return <Skeleton label="Opening the email" shape="text" />
  // The button that was pressed is gone, and the focus with it.
  return (
    <p className={css.text} tabIndex={-1} ref={element => element?.focus()}>
      {withLinks(data.text)}
    </p>
  )
}

const dateFormat = { dateStyle: 'medium', timeStyle: 'short' } as const

function withLinks(text: string): ReactNode[] {
  return text.split(/(https?:\/\/[^\s]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
