import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type OutboxEmail, outboxContract } from '#features/accounts/outbox.contract.ts'
import { NoCigar } from '#features/illustrations/client/NoCigar.tsx'
import { commonRefusals } from '#platform/api.contract.ts'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './OutboxPage.module.css'
import { useMe } from './use-me.ts'

/** Without SMTP_URL, admins read outgoing mail here, so that a first run needs no mail server. */
export function OutboxPage() {
  const { role } = useMe()
  return (
    <div className={css.page}>
      <h1 className={css.title}>Outbox</h1>
      {role === 'admin' ? (
        <OutboxList />
      ) : (
        <EmptyState
          drawing={<NoCigar />}
          title={commonRefusals.FORBIDDEN.error}
          action={<ButtonTo to="/dashboard">Back to the overview</ButtonTo>}
        >
          Mail may contain links that sign people in.
        </EmptyState>
      )}
    </div>
  )
}

function OutboxList() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => call(outboxContract.readOutbox, {}, { signal }),
  })
  return (
    <>
      <div className={css.head}>
        <p>
          Without <code>SMTP_URL</code> Smoke Deck sends no mail. It keeps every message here instead.
        </p>
        <Button working={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      </div>
      {isPending && <Skeleton label="Loading the outbox" shape="text" />}
      {error && <ErrorBox>{error.message}</ErrorBox>}
      {data?.letters.length === 0 && (
        <EmptyState drawing={<NoCigar />} title="Nothing in the tray.">
          No mail has been written yet.
        </EmptyState>
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

function EmailRow({ letter: { to, subject, writtenAt, text } }: { letter: OutboxEmail }) {
  return (
    <li className={css.email}>
      <div>
        <h2>{subject}</h2>
        <p className={css.meta}>
          To {to}, <time dateTime={writtenAt}>{new Date(writtenAt).toLocaleString('en-US', dateFormat)}</time>
        </p>
      </div>
      <p className={css.text}>{withLinks(text)}</p>
    </li>
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
