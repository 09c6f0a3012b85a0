import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListedMember, membershipsContract } from '#features/member/memberships.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import { profilesUnreadable } from '../desk.contract.ts'
import { dayAndTime } from './moments.ts'
import css from './Profiles.module.css'
import { useAdminCall } from './use-admin-access.ts'

const columns: readonly TableColumn<ListedMember>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => <code className={css.id}>{id}</code> },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  { id: 'name', header: 'Name', namesRow: true, cell: ({ full_name }) => full_name.trim() || 'Anonymous' },
  { id: 'tier', header: 'Membership', cell: ({ membership_tier }) => membership_tier },
  {
    id: 'last-sign-in',
    header: 'Last Sign In',
    cell: ({ last_sign_in_at }) => (last_sign_in_at === null ? 'Never' : dayAndTime(last_sign_in_at)),
  },
  { id: 'created', header: 'Created At', cell: ({ created_at }) => dayAndTime(created_at) },
]

export function Profiles() {
  const call = useAdminCall()
  const [isWanted, setIsWanted] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'profiles'],
    queryFn: ({ signal }) => call(membershipsContract.listProfiles, { query: {} }, { signal }),
    enabled: isWanted,
    retry: false,
  })
  const load = () => {
    setIsWanted(true)
    if (isWanted) void refetch()
  }
  return (
    <section className={css.profiles} aria-labelledby="profiles">
      <div className={css.head}>
        <h2 id="profiles">User Profiles</h2>
        <Button working={isFetching} onClick={load}>
          Load Profiles
        </Button>
      </div>
      {error && <ErrorBox>{profilesUnreadable}</ErrorBox>}
      {data && (
        <>
          <DataTable
            caption="User Profiles"
            columns={columns}
            rows={data.profiles}
            rowKey={({ id }) => id}
            dense
            empty="Nobody has an account."
          />
          {data.total > data.profiles.length && (
            <p className={css.note}>
              The newest {data.profiles.length} of {data.total}. The others are found under Members.
            </p>
          )}
        </>
      )}
    </section>
  )
}
