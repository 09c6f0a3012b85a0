import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import type { ModeratedMember } from '../../moderation.contract.ts'
import { describeUntil } from '../describe-until.ts'
import { canActOn, type Reader, roleNames } from '../use-reader.ts'
import css from './ModerationPage.module.css'
import { moderatedQuery } from './moderation-queries.ts'
import { RecentRemovals } from './RecentRemovals.tsx'
import { useLift } from './use-lift.ts'

/** Who cannot write or not even come in at present, and what was removed just now. */
export function ModeratedMembers({ reader }: { reader: Reader }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(moderatedQuery)
  return (
    <>
      {data && data.removals.length > 0 && <RecentRemovals removals={data.removals} />}
      <section className={css.section} aria-labelledby="moderated-members">
        <h2 id="moderated-members">Silenced and banned</h2>
        {isPending && <Skeleton label="Loading members" rows={2} />}
        {isError && !data && (
          <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
            Failed to load members
          </ErrorBox>
        )}
        {data && <MemberTable members={data.members} reader={reader} />}
      </section>
    </>
  )
}

interface MemberTableProps {
  members: readonly ModeratedMember[]
  reader: Reader
}

function MemberTable({ members, reader }: MemberTableProps) {
  const columns: readonly TableColumn<ModeratedMember>[] = [
    {
      id: 'name',
      header: 'Member',
      namesRow: true,
      cell: ({ name, role }) => (
        <span className={css.name}>{role ? `${name}, ${roleNames[role].toLowerCase()}` : name}</span>
      ),
    },
    { id: 'state', header: 'At present', cell: member => <States member={member} /> },
    { id: 'reason', header: 'Reason', cell: ({ ban }) => ban?.reason ?? 'None given' },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: member => canActOn(reader, member.role) && <MemberActions member={member} />,
    },
  ]
  return (
    <DataTable
      caption="Members who are silenced or banned"
      dense
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      empty="Nobody is silenced or banned."
    />
  )
}

function States({ member: { silencedUntil, ban } }: { member: ModeratedMember }) {
  const end = (until: string | null) => (until === null ? undefined : describeUntil(new Date(until)))
  return (
    <span className={css.states}>
      {ban && <StatusTag tone="danger">Banned until {end(ban.until) ?? 'lifted'}</StatusTag>}
      {silencedUntil && <StatusTag tone="warn">Silenced until {end(silencedUntil) ?? 'lifted'}</StatusTag>}
    </span>
  )
}

function MemberActions({ member }: { member: ModeratedMember }) {
  const { id, name, ban, silencedUntil } = member
  const lift = useLift()
  return (
    <span className={css.rowActions}>
      {ban && (
        <Button
          size="small"
          look="quiet"
          working={lift.isPending}
          aria-label={`Lift the ban of ${name}`}
          onClick={() => lift.mutate({ id, name, what: 'ban' })}
        >
          Lift the ban
        </Button>
      )}
      {silencedUntil && (
        <Button
          size="small"
          look="quiet"
          working={lift.isPending}
          aria-label={`Let ${name} write again`}
          onClick={() => lift.mutate({ id, name, what: 'silence' })}
        >
          Lift
        </Button>
      )}
    </span>
  )
}
