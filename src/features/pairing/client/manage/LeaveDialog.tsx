import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#platform/client/ui/ConfirmDialog.tsx'

/** Asks before what is typed is left: a link, the button of the browser, or the tab. @param asks there is something to lose */
export function LeaveDialog({ asks }: { asks: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => asks,
    enableBeforeUnload: () => asks,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      description="What you have typed is lost then."
      action="Leave without saving"
      onClose={reset}
      onConfirm={proceed}
    />
  )
}
