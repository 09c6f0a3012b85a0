import { lazy, Suspense, useState } from 'react'
import { emptyQuestion, type Question } from '#features/pairing/client/pair-search.ts'
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
  const [hasSearched, setHasSearched] = useState(false)
  const [answerId, setAnswerId] = useState<string>()
  const { finding, find } = useAdvice(({ id }) => setAnswerId(id), loadDialog)
  const answer = useAnswer(answerId)

  function startOver(): void {
    setAnswerId(undefined)
    change({ text: '' })
  }

  function search(searched: Question): void {
    setHasSearched(true)
    find(searched)
  }

  return (
    <>
      <QuestionForm
        question={question}
        onChange={changes => {
          preload()
          change(changes)
        }}
        onFind={() => search(question)}
        finding={finding}
        look="inline"
      />
      <Suspense>
        {hasSearched && (
          <AdviceDialog
            answer={answer}
            onClose={() => setAnswerId(undefined)}
            onAnother={startOver}
            onSearch={text => {
              change({ text })
              search({ ...question, text })
            }}
          />
        )}
      </Suspense>
    </>
  )
}
