import { useState } from 'react'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { signOut } from './sign-out.ts'

/** Ends the session and leaves. When the house does not hear it, the member stays signed in and is told so. */
export function useSignOut(): { leave: () => void; isLeaving: boolean } {
  const { fail } = useToast()
  const [isLeaving, setIsLeaving] = useState(false)
  return {
    isLeaving,
    leave() {
      setIsLeaving(true)
      signOut().catch(() => {
        setIsLeaving(false)
        fail('Failed to sign out', { id: 'sign-out' })
      })
    },
  }
}
