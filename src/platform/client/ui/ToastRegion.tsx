import { Toast } from '@base-ui/react/toast'
import { XIcon } from '@phosphor-icons/react/X'
import { useEffect } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './ToastRegion.module.css'
import { type ToastExtras, toastManager, toastQueue } from './toast-queue.ts'

const TIMEOUT_MILLISECONDS = 6000

/** Base UI gives a toast the role of a dialog; ours are a status or, for errors, an alert. */
const NOT_A_DIALOG = { 'aria-modal': undefined, tabIndex: -1 }

export function ToastRegion() {
  useEffect(() => toastQueue.attachRegion(), [])
  return (
    <Toast.Provider timeout={TIMEOUT_MILLISECONDS} limit={3} toastManager={toastManager}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastExtras>()
  return toasts.map(toast => <ToastLine key={toast.id} toast={toast} />)
}

function ToastLine({ toast }: { toast: Toast.Root.ToastObject<ToastExtras> }) {
  const { close } = Toast.useToastManager()
  const isError = toast.type === 'error'
  const action = toast.data?.action
  return (
    <Toast.Root
      toast={toast}
      className={styles.toast}
      {...NOT_A_DIALOG}
      role={isError ? 'alert' : 'status'}
      swipeDirection={['down', 'right', 'left']}
    >
      <Toast.Content className={styles.content}>
        {toast.data?.icon && <span className={styles.icon}>{toast.data.icon}</span>}
        <Toast.Title className={styles.message} render={<p />} />
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.run()
              close(toast.id)
            }}
          >
            {action.label}
          </button>
        )}
        {isError && (
          <IconButton
            label="Dismiss"
            size="small"
            tooltip="none"
            icon={<XIcon weight="light" />}
            onClick={() => close(toast.id)}
          />
        )}
      </Toast.Content>
    </Toast.Root>
  )
}
