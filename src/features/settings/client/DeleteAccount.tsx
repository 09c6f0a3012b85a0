import { useQuery } from '@tanstack/react-query'
import { clearAndRedirect } from '#features/accounts/client/clear-and-redirect.ts'
import { broadcastSessionChange } from '#features/accounts/client/session-channel.ts'
import { ConfirmDialog } from '#features/accounts/client/settings/ConfirmDialog.tsx'
import { call } from '#platform/client/api.ts'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { accountDataContract } from '../account-data.contract.ts'
import css from './DeleteAccount.module.css'
import { describeDeletion } from './describe-deletion.ts'

export function DeleteAccount({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Delete my account"
      description="This cannot be undone. You may want to export your data first."
      confirmLabel="Delete for good"
      look="danger"
      fallback="Failed to delete the account"
      confirm={async password => {
        await call(accountDataContract.deleteAccount, { body: { password } })
        broadcastSessionChange('signed-out')
        clearAndRedirect('/', 'account-deleted')
      }}
      onClose={onClose}
    >
      <DeletionSummary />
    </ConfirmDialog>
  )
}

function DeletionSummary() {
  const { data, isError } = useQuery({
    queryKey: ['account', 'summary'],
    queryFn: ({ signal }) => call(accountDataContract.readAccountSummary, {}, { signal }),
    staleTime: 0,
  })
  if (isError) return <p className={css.summary}>We couldn’t count your data. All of it will be deleted.</p>
  if (!data) return <Skeleton label="Counting your data" shape="text" rows={3} />
  return (
    <div className={css.summary}>
      <p id="deletion-summary">This will be deleted:</p>
      <ul aria-labelledby="deletion-summary">
        {describeDeletion(data).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
