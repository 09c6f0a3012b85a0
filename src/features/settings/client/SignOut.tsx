import { useSignOut } from '#features/accounts/client/use-sign-out.ts'
import { Button } from '#platform/client/ui/Button.tsx'

export function SignOut() {
  const { leave, isLeaving } = useSignOut()
  return (
    <Button working={isLeaving} onClick={leave}>
      Sign Out
    </Button>
  )
}
