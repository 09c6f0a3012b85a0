import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Letter, outboxContract } from '#features/accounts/outbox.contract.ts'
import { commonRefusals } from '#platform/api.contract.ts'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './OutboxPage.module.css'
import { useMe } from './use-me.ts'

/** The mails of a house without a mail server, so that a first run can be tried whole. For admins. */
export function OutboxPage() {
  const { role } = useMe()
  return (
    <div className={css.page}>
      <h1 className={css.title}>Outbox</h1>
      {role === 'admin' ? (
        <Letters />
      ) : (
        <EmptyState
          title={commonRefusals.FORBIDDEN.error}
          action={<ButtonTo to="/dashboard">Back to the overview</ButtonTo>}
        >
          Mail may hold links that let somebody in.
        </EmptyState>
      )}
    </div>
  )
}

function Letters() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => call(outboxContract.readOutbox, {}, { signal }),
  })
  return (
    <>
      <div className={css.head}>
        <p>
          Without <code>SMTP_URL</code> the house hands its mail to nobody, and keeps what it wrote here.
        </p>
        <Button working={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      </div>
      {isPending && <Skeleton label="Loading the outbox" shape="text" />}
      {error && <ErrorBox>{error.message}</ErrorBox>}
      {data?.letters.length === 0 && (
        <EmptyState title="Nothing in the tray.">No mail was written so far.</EmptyState>
      )}
      {data && data.letters.length > 0 && (
        <ul className={css.letters}>
          {data.letters.map(letter => (
            <LetterRow key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
    </>
  )
}

function LetterRow({ letter: { to, subject, writtenAt, text } }: { letter: Letter }) {
  return (
    <li className={css.letter}>
      <div>
        <h2>{subject}</h2>
        <p className={css.about}>
          To {to}, <time dateTime={writtenAt}>{new Date(writtenAt).toLocaleString('en-US', timeLook)}</time>
        </p>
      </div>
      <p className={css.text}>{linked(text)}</p>
    </li>
  )
}

const timeLook = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Addresses in the text can be followed; everything else is text. */
function linked(text: string): ReactNode[] {
  return text.split(/(https?:\/\/[^\s]+)/).map((part, place) =>
    place % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
