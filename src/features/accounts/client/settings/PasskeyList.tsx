import { useState } from 'react'
import { formatDate } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { passkeyObstacle } from '../passkey-support.ts'
import css from './Rows.module.css'
import { type Passkey, usePasskeys } from './use-passkeys.ts'

const ConfirmDialog = createLazyPart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)
const AddPasskey = createLazyPart(async () => (await import('./AddPasskey.tsx')).AddPasskey)
const obstacleTexts = {
  browser: 'This browser does not support passkeys, or the connection is not https.',
  'numeric address':
    'Passkeys need a web address with a name, and this lounge was opened at one made of numbers. Ask an admin for its name.',
}
const nameOf = (passkey: Passkey) => passkey.name || 'Passkey without a name'

export function PasskeyList() {
  const { list, refresh, remove } = usePasskeys()
  const toast = useToast()
  const [dialog, setDialog] = useState<'add' | Passkey>()
  const close = () => setDialog(undefined)
  const obstacle = passkeyObstacle()
  if (list.isPending) return <Skeleton label="Loading your passkeys" shape="text" rows={2} />
  if (list.isError)
    return (
      <ErrorBox onRetry={() => void list.refetch()} retrying={list.isFetching}>
        Failed to load your passkeys
      </ErrorBox>
    )
  const { passkeys } = list.data
  return (
    <div>
      {passkeys.length > 0 ? (
        <ul className={css.list} aria-label="Passkeys">
          {passkeys.map(passkey => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => setDialog(passkey)} />
          ))}
        </ul>
      ) : (
        <p className={css.state}>No passkeys yet.</p>
      )}
      <div className={css.actions}>
        {obstacle ? (
          <p className={css.meta}>{obstacleTexts[obstacle]}</p>
        ) : (
          <Button onClick={() => setDialog('add')}>Add a passkey</Button>
        )}
      </div>
      {dialog === 'add' && (
        <AddPasskey
          onClose={close}
          onAdded={async () => {
            await refresh()
            toast.info('Passkey added.')
          }}
        />
      )}
      {dialog !== undefined && dialog !== 'add' && (
        <ConfirmDialog
          title="Remove this passkey?"
          description={`“${nameOf(dialog)}” will no longer sign you in, and your other devices will be signed out.`}
          confirmLabel="Remove"
          look="danger"
          fallback="Failed to remove the passkey"
          confirm={async password => {
            await remove(dialog.id, password)
            toast.info('Passkey removed.')
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  return (
    <li className={css.row}>
      <div className={css.texts}>
        <div className={css.name}>{nameOf(passkey)}</div>
        <p>{`Added ${formatDate(passkey.createdAt)}`}</p>
      </div>
      <Button look="quiet" size="small" aria-label={`Remove ${nameOf(passkey)}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}
