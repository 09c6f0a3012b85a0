import { lazy, Suspense, useState } from 'react'
import { emptyQuestion } from '#features/pairing/client/pair-search.ts'
import { useAnswer } from './answer.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { useAdvice } from './use-advice.ts'
import { useQuestion } from './use-question.ts'

const loadDialog = () => import('./AdviceDialog.tsx')
const AdviceDialog = lazy(async () => ({ default: (await loadDialog()).AdviceDialog }))

const preload = () => void loadDialog().catch(() => undefined)

/** The sommelier inside another page: the question inline, the result in a dialog. */
export function SommelierFinder() {
  const { question, change } = useQuestion(emptyQuestion)
  /** Its dialog is loaded then, or the form says that it failed. */
  const [hasAnswered, setHasAnswered] = useState(false)
  const [answerId, setAnswerId] = useState<string>()
  const { finding, find } = useAdvice(({ id }) => {
    setHasAnswered(true)
    setAnswerId(id)
  }, loadDialog)
  const answer = useAnswer(answerId)

  function startOver(): void {
    setAnswerId(undefined)
    change({ text: '' })
  }

  return (
    <>
      <QuestionForm
        question={question}
        onChange={changes => {
          preload()
          change(changes)
        }}
        onFind={() => find(question)}
        finding={finding}
        look="inline"
      />
      <Suspense>
        {hasAnswered && (
          <AdviceDialog
            answer={answer}
            onClose={() => setAnswerId(undefined)}
            onAnother={startOver}
            onSearch={text => {
              change({ text })
              find({ ...question, text })
            }}
          />
        )}
      </Suspense>
    </>
  )
}
