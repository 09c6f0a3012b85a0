import { useState } from 'react'
import { signOut } from '#features/accounts/client/sign-out.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'

export function SignOut() {
  const { fail } = useToast()
  const [isLeaving, setIsLeaving] = useState(false)
  function leave() {
    setIsLeaving(true)
    signOut().catch(() => {
      setIsLeaving(false)
      fail('Failed to sign out', { id: 'sign-out' })
    })
  }
  return (
    <Button working={isLeaving} onClick={leave}>
      Sign Out
    </Button>
  )
}
