import { SignOutIcon } from '@phosphor-icons/react/SignOut'
import { useSignOut } from '#features/accounts/client/use-sign-out.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'

export function SignOutButton({ isCompact = false }: { isCompact?: boolean }) {
  const { leave, isLeaving } = useSignOut()
  const icon = <SignOutIcon weight="light" size={20} />
  return isCompact ? (
    <IconButton label="Sign Out" tooltip="right" icon={icon} working={isLeaving} onClick={leave} />
  ) : (
    <Button look="quiet" size="small" icon={icon} working={isLeaving} onClick={leave}>
      Sign Out
    </Button>
  )
}
