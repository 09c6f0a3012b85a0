import { type ComponentType, useEffect, useState } from 'react'
import { askToSignInBy } from '#platform/client/api.ts'
import type { SignInAgainDialogProps } from './SignInAgainDialog.tsx'
import { useAccountNews } from './use-account-news.ts'

interface Question {
  Dialog: ComponentType<SignInAgainDialogProps>
  answer: (isSignedIn: boolean) => void
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
  useAccountNews()
  return question && <question.Dialog memberId={memberId} onAnswer={question.answer} />
}
