import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { deskContract, statisticsUnreadable, type Waiting } from '../desk.contract.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { healthQuery, summaryOf } from './health-query.ts'
import { FindMember } from './members/FindMember.tsx'
import { Profiles } from './Profiles.tsx'
import css from './TodayTab.module.css'
import { useAdminCall } from './use-admin-access.ts'
import { waitingInWords, waitingQuery } from './waiting-query.ts'

/** The first screen: whether all is well, what an owner does daily, and the numbers. */
export function TodayTab() {
  const { data: waiting } = useQuery(waitingQuery(useAdminCall()))
  return (
    <div className={css.tab}>
      <State waiting={waiting} />
      <FirstSteps />
      <div className={css.columns}>
        <section className={css.tasks} aria-labelledby="daily">
          <h2 id="daily">What there is to do</h2>
          <ul>
            {tasks.map(({ title, text, link, waits }) => (
              <li key={title}>
                <div>
                  <h3>
                    {title}
                    {waits && waiting && waiting[waits] > 0 && (
                      <span className={css.waits}>
                        {waiting[waits].toLocaleString('en-US')} {waiting[waits] === 1 ? 'waits' : 'wait'}
                      </span>
                    )}
                  </h3>
                  <p>{text}</p>
                </div>
                {link}
              </li>
            ))}
          </ul>
        </section>
        <FindMember />
      </div>
      <Statistics />
      <Profiles />
    </div>
  )
}

interface Task {
  title: string
  text: string
  /** What of it waits for a decision. */
  waits?: keyof Waiting
  link: ReactNode
}

const tasks: readonly Task[] = [
  {
    title: 'Tonight and the door',
    text: 'Who comes, walk-ins, and check-in.',
    link: <LinkTo to="/lounge/check-in">Open the check-in</LinkTo>,
  },
  {
    title: 'Events',
    text: 'New ones, another like last week’s, and cancellations.',
    link: <LinkTo to="/lounge/events/manage">Manage the events</LinkTo>,
  },
  {
    title: 'Let somebody in',
    text: 'By mail, by a code at the counter, or from a list of addresses.',
    waits: 'accounts',
    link: (
      <LinkTo to="/dashboard/admin" search={{ tab: 'invitations' }}>
        Open the invitations
      </LinkTo>
    ),
  },
  {
    title: 'Tell all members something',
    text: 'By the bell, by push messages and by mail.',
    link: <LinkTo to="/lounge/announcements">Write an announcement</LinkTo>,
  },
  {
    title: 'Somebody misbehaves',
    text: 'Reports, removals, mutes and bans.',
    waits: 'reports',
    link: <LinkTo to="/lounge/moderation">Open the moderation</LinkTo>,
  },
  {
    title: 'Tonight’s Pick',
    text: 'Choose it, and write the pairings that take turns.',
    link: <LinkTo to="/dashboard/picks">Choose the pick</LinkTo>,
  },
  {
    title: 'A wrong or missing cigar or drink',
    text: 'What members have reported about the catalog.',
    waits: 'corrections',
    link: (
      <LinkTo to="/dashboard/corrections" search={{ view: 'queue' }}>
        Open the reports
      </LinkTo>
    ),
  },
  {
    title: 'Memberships',
    text: 'Tier, paid until, notes of staff, and the list as CSV.',
    link: (
      <LinkTo to="/dashboard/admin" search={{ tab: 'members' }}>
        Open the members
      </LinkTo>
    ),
  },
  {
    title: 'Is all well?',
    text: 'Mail, sensors, disk, backup and more, each with what to do.',
    link: (
      <LinkTo to="/dashboard/admin" search={{ tab: 'health' }}>
        Open the health page
      </LinkTo>
    ),
  },
  {
    title: 'The humidor of the lounge',
    text: 'Its cigars and sensors; alerts go to all staff.',
    link: <LinkTo to="/dashboard/lounge-humidor">Open the humidor</LinkTo>,
  },
  {
    title: 'Shops',
    text: 'Where members may buy, if they want to see it.',
    link: <LinkTo to="/dashboard/retailers">Open the shops</LinkTo>,
  },
  {
    title: 'Pronunciation',
    text: 'How the voices say names of the trade.',
    link: <LinkTo to="/dashboard/pronunciation">Open the words</LinkTo>,
  },
  {
    title: 'Outbox',
    text: 'Mail that stays here while no mail server is set.',
    link: <LinkTo to="/dashboard/outbox">Open the outbox</LinkTo>,
  },
]

/** The state is the headline. */
function State({ waiting }: { waiting: Waiting | undefined }) {
  const call = useAdminCall()
  const { data, error } = useQuery(healthQuery(call))
  if (error) return <ErrorBox>{error.message}</ErrorBox>
  if (!data) return <Skeleton label="Loading the state of the lounge" shape="text" rows={1} />
  const words = waiting && waitingInWords(waiting)
  return (
    <div className={css.head}>
      <p className={css.state} role="status">
        {summaryOf(data.checks)}
      </p>
      {words && <p className={css.waiting}>{words}</p>}
    </div>
  )
}

function Statistics() {
  const call = useAdminCall()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'statistics'],
    queryFn: ({ signal }) => call(deskContract.readStatistics, {}, { signal }),
  })
  if (error)
    return (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        {statisticsUnreadable}
      </ErrorBox>
    )
  const counts = [
    ['Total Users', data?.users],
    ['Total Pairings', data?.pairings],
    ['Total Events', data?.events],
  ] as const
  return (
    <dl className={css.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count?.toLocaleString('en-US') ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
