import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { type ListedMember, membershipsContract } from '#features/member/memberships.contract.ts'
import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import { dayAndTime, dayInWords } from '../moments.ts'
import { useAdminCall } from '../use-admin-access.ts'
import { MemberLink } from './MemberLink.tsx'
import css from './MembersTab.module.css'
import { tierName } from './member-words.ts'
import { membersQuery, type Which } from './use-member.ts'

const filters = [
  { value: 'all', label: 'Everybody' },
  { value: 'ended', label: 'Paid until is over' },
  { value: 'staff', label: 'Staff' },
  { value: 'banned', label: 'Banned' },
] as const

const columns: readonly TableColumn<ListedMember>[] = [
  { id: 'name', header: 'Member', namesRow: true, cell: member => <MemberLink member={member} /> },
  { id: 'tier', header: 'Tier', cell: ({ membership_tier }) => tierName(membership_tier) },
  { id: 'paid', header: 'Paid until', cell: paidUntil },
  {
    id: 'note',
    header: 'Note of staff',
    cell: ({ note }) => <span className={note ? css.note : css.none}>{note || 'None'}</span>,
  },
  {
    id: 'last',
    header: 'Last sign-in',
    cell: ({ last_sign_in_at }) => (last_sign_in_at === null ? 'Never' : dayAndTime(last_sign_in_at)),
  },
]

export function MembersTab() {
  const call = useAdminCall()
  const [typed, setTyped] = useState('')
  const [which, setWhich] = useState<Which>('all')
  const search = useDeferredValue(typed.trim())
  const { data, error, isFetching, refetch } = useQuery({
    ...membersQuery(call, search, which),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={css.tab}>
      <div className={css.tools}>
        <div className={css.search}>
          <Field
            label="Name or mail address"
            type="search"
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
          />
        </div>
        <NativeSelect label="Which members" options={filters} value={which} onValueChange={setWhich} />
        <ButtonLink href={membershipsContract.exportMembers.path} download>
          Download as CSV
        </ButtonLink>
      </div>
      {error && (
        <ErrorBox title="Failed to load the members" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      )}
      {!data && !error && <Skeleton label="Loading the members" shape="text" rows={8} />}
      {data && (
        <>
          <p role="status" className={css.count}>
            {countOf(data)}
          </p>
          <DataTable
            caption="Members"
            columns={columns}
            rows={data.profiles}
            rowKey={({ id }) => id}
            dense
            empty={search ? 'Nobody has that name or address.' : 'Nobody here.'}
          />
        </>
      )}
    </div>
  )
}

function paidUntil({ paid_until, has_ended }: ListedMember) {
  if (paid_until === null) return <span className={css.none}>Not noted</span>
  return (
    <span data-ended={has_ended || undefined}>{`${dayInWords(paid_until)}${has_ended ? ', over' : ''}`}</span>
  )
}

function countOf({ profiles, total }: { profiles: readonly unknown[]; total: number }): string {
  const all = `${total.toLocaleString('en-US')} ${total === 1 ? 'member' : 'members'}`
  return profiles.length < total ? `${all}, the newest ${profiles.length} of them here` : all
}
