import { useState } from 'react'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { signOut } from './sign-out.ts'

/** If the request fails, the member stays signed in and sees a toast. */
export function useSignOut(): { leave: () => void; isLeaving: boolean } {
  const toast = useToast()
  const [isLeaving, setIsLeaving] = useState(false)
  return {
    isLeaving,
    leave() {
      setIsLeaving(true)
      signOut().catch(() => {
        setIsLeaving(false)
        toast.error('Failed to sign out', { id: 'sign-out' })
      })
    },
  }
}
