import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
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
    /** Id of the answer to the question in the address. After a reload it is unknown, and the question is asked again. */
    answer?: string
  }
}

const loadResult = () => import('./AdviceResult.tsx')
const AdviceResult = lazy(async () => ({ default: (await loadResult()).AdviceResult }))

/** A question in the address is asked at once: after a reload, behind a link, and when the form is sent. */
export function ExplorerPage() {
  const navigate = useNavigate()
  const asked = questionFromSearch(useSearch({ from: '/pair' }))
  const { answer: answerId, entry, address } = useLocation({ select: historyEntry })
  const answer = useAnswer(answerId)
  // Back leads to the form as it was sent.
  const [sent, setSent] = useState<Question>()
  const { question, change } = useQuestion(asked.text === '' && sent ? sent : asked)
  const { finding, find, reset } = useAdvice(show)
  const [hasAnswered, setHasAnswered] = useState(false)
  if (answer && !hasAnswered) setHasAnswered(true)
  useOncePerEntry(address === addressOf(asked) ? entry : undefined, () => {
    if (asked.text !== '' && !answer) find(asked)
    else reset()
  })

  function show({ id, question: answered }: Answer): void {
    void navigate({ to: '/pair', search: searchFor(answered), state: { answer: id }, replace: true })
  }
  function search(next: Question): void {
    const isSame = JSON.stringify(searchFor(next)) === JSON.stringify(searchFor(asked))
    setSent(next)
    if (isSame) find(next)
    else void navigate({ to: '/pair', search: searchFor(next), resetScroll: false, viewTransition: false })
  }
  function startOver(): void {
    setSent(undefined)
    void navigate({ to: '/pair', search: searchFor({ ...asked, text: '' }) })
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

interface OpenedLocation {
  state: { answer?: string; __TSR_key?: string }
  search: Record<string, unknown>
}

const historyEntry = ({ state, search: { cigar, drink, type, bar } }: OpenedLocation) => ({
  answer: state.answer,
  entry: state.__TSR_key,
  address: [String(cigar ?? drink ?? '').trim(), type ?? 'spirit', bar === true].join(),
})

/** The location is ahead of the question while it loads. */
const addressOf = ({ text, kind, onlyMyBar }: Question) => [text.trim(), kind, onlyMyBar].join()

/** When an entry of the history is opened, and not again while it stays open. */
function useOncePerEntry(entry: string | undefined, onOpen: () => void): void {
  const opened = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (entry === undefined || opened.current === entry) return
    opened.current = entry
    onOpen()
  })
}
