import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { type Question, questionFromSearch, searchFor } from '#features/pairing/client/pair-search.ts'
import { AdviceSkeleton } from './AdviceSkeleton.tsx'
import { type Answer, useAnswer } from './answer.ts'
import { DrawnQuestion } from './DrawnQuestion.tsx'
import css from './ExplorerPage.module.css'
import { QuestionForm } from './QuestionForm.tsx'
import { useAdvice } from './use-advice.ts'
import { useQuestion } from './use-question.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the answer shown at this history entry, so that Back leads to the question. */
    answer?: string
  }
}

const loadResult = () => import('./AdviceResult.tsx')
const AdviceResult = lazy(async () => ({ default: (await loadResult()).AdviceResult }))

export function ExplorerPage() {
  const navigate = useNavigate()
  const searched = questionFromSearch(useSearch({ from: '/pair' }))
  const answer = useAnswer(useLocation({ select: ({ state }) => state.answer }))
  const { question, change } = useQuestion(searched)
  const { finding, find, reset } = useAdvice(show)
  const [hasAnswered, setHasAnswered] = useState(false)
  if (answer && !hasAnswered) setHasAnswered(true)

  function show({ id, question: answered }: Answer): void {
    void navigate({ to: '/pair', search: searchFor(answered), state: { answer: id } })
  }
  function search(searched: Question): void {
    // The URL has the question before the answer arrives, without a history entry of its own.
    const inPlace = { replace: answer === undefined, resetScroll: false, viewTransition: false }
    void navigate({ to: '/pair', search: searchFor(searched), ...inPlace })
    find(searched)
  }
  function startOver(): void {
    reset()
    change({ text: '' })
    void navigate({ to: '/pair', search: searchFor({ ...searched, text: '' }) })
  }

  if (answer)
    return (
      <div className={css.page}>
        <h1 className={css.above}>Cigar Pairing Explorer</h1>
        <Suspense fallback={<AdviceSkeleton />}>
          <AdviceResult
            key={answer.id}
            answer={answer}
            onAnother={startOver}
            onSearch={cigar => search({ ...answer.question, text: cigar })}
            isFlush
          />
        </Suspense>
      </div>
    )
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Cigar Pairing Explorer</h1>
        <p>
          Name the cigar and get three drinks from three families, every reason shown. Or start with a bottle.
        </p>
      </header>
      <div className={css.form}>
        <QuestionForm
          question={question}
          onChange={changes => {
            void loadResult().catch(() => undefined)
            change(changes)
          }}
          onFind={() => search(question)}
          finding={finding}
          comesBack={hasAnswered}
          look="page"
        />
      </div>
      {finding.state === 'busy' ? <AdviceSkeleton /> : <DrawnQuestion question={question} />}
    </div>
  )
}
