import { type ComponentType, useEffect, useState } from 'react'
import { askToSignInBy } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { AccountEvent } from '../accounts.contract.ts'
import type { SignInAgainDialogProps } from './SignInAgainDialog.tsx'

interface Question {
  Dialog: ComponentType<SignInAgainDialogProps>
  answer: (isSignedIn: boolean) => void
}

const news: Partial<Record<AccountEvent, string>> = {
  'signed-in': 'Your account was signed in just now.',
  'password-recovery': 'The password of your account was reset.',
}

/**
 * Asks to sign in over the page when a call finds no session, and then lets the call go on: what was typed stays
 * where it is. Its code comes when it is needed. Beside that it tells what happens to the account elsewhere.
 */
export function SignInAgain({ memberId }: { memberId: string }) {
  const [question, setQuestion] = useState<Question>()
  useEffect(
    () =>
      askToSignInBy(async () => {
        const loaded = await import('./SignInAgainDialog.tsx').catch(() => undefined)
        if (!loaded) return false
        return new Promise(resolve => {
          const answer = (isSignedIn: boolean) => {
            setQuestion(undefined)
            resolve(isSignedIn)
          }
          setQuestion({ Dialog: loaded.SignInAgainDialog, answer })
        })
      }),
    [],
  )
  const { tell } = useToast()
  useEffect(() => {
    const stops = Object.entries(news).map(([kind, text]) =>
      live.listen(kind, () => void tell(text, { id: kind })),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [tell])
  return question && <question.Dialog memberId={memberId} onAnswer={question.answer} />
}
