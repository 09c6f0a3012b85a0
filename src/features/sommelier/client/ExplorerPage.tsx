import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Question, questionFromSearch, searchFor } from '#features/pairing/client/pair-search.ts'
import { preloadSpeech } from '#features/voice/client/prepare-speech.ts'
import { AdviceSkeleton } from './AdviceSkeleton.tsx'
import { type Answer, useAnswer } from './answer.ts'
import { sendQuestion } from './awaited-answer.ts'
import { DrawnQuestion } from './DrawnQuestion.tsx'
import css from './ExplorerPage.module.css'
import { QuestionForm } from './QuestionForm.tsx'
import { SimilarPairs } from './SimilarPairs.tsx'
import { useAdvice } from './use-advice.ts'
import { loadAdviceResult, useAdviceResult } from './use-advice-result.ts'
import { useQuestion } from './use-question.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the answer to the question in the address. After a reload it is unknown, and the question is asked again. */
    answer?: string
  }
}

/** A question in the address is asked at once: after a reload, behind a link, and when the form is sent. */
export function ExplorerPage() {
  const navigate = useNavigate()
  const opened = useSearch({ from: '/pair' })
  const asked = questionFromSearch(opened)
  const { answer: answerId, entry, address } = useLocation({ select: historyEntry })
  // Shown before the navigation that notes it in the history.
  const [latest, setLatest] = useState<{ id: string; address: string }>()
  const latestId = latest?.address === address ? latest.id : undefined
  const latestAnswer = useAnswer(latestId)
  const answer = useAnswer(answerId) ?? latestAnswer
  const renderResult = useAdviceResult(answer !== undefined)
  // Back leads to the form as it was sent.
  const [sent, setSent] = useState<Question>()
  const { question, change } = useQuestion(asked.text === '' && sent ? sent : asked)
  const { finding, find, reset } = useAdvice(show, loadAdviceResult)
  const [hasAnswered, setHasAnswered] = useState(false)
  if (answer && !hasAnswered) setHasAnswered(true)
  useOncePerEntry(address === addressOf(asked) ? entry : undefined, () => {
    if (asked.text !== '' && !answer && !opened.similar) find(asked)
    else reset()
  })

  function show({ id, question: answered }: Answer): void {
    setLatest({ id, address: addressOf(answered) })
    const { pair } = opened
    const search = { ...searchFor(answered), ...(pair && { pair }) }
    void navigate({ to: '/pair', search, state: { answer: id }, replace: true })
  }
  /** A runner-up has an address of its own; Back leads to the first pair. */
  function choose(pairId: string): void {
    if (!answer) return
    const { pair: _, ...search } = opened
    void navigate({
      to: '/pair',
      search: pairId === answer.pairs[0]?.id ? search : { ...search, pair: pairId },
      state: { answer: answer.id },
      resetScroll: false,
      viewTransition: false,
    })
  }
  function search(next: Question): void {
    const isSame = JSON.stringify(searchFor(next)) === JSON.stringify(searchFor(asked))
    setSent(next)
    sendQuestion()
    if (isSame) find(next)
    else void navigate({ to: '/pair', search: searchFor(next), resetScroll: false, viewTransition: false })
  }
  function startOver(): void {
    setSent(undefined)
    void navigate({ to: '/pair', search: searchFor({ ...asked, text: '' }) })
  }

  if (answer && renderResult)
    return (
      <div className={css.page}>
        <h1 className={css.above}>Cigar Pairing Explorer</h1>
        {renderResult({
          answer,
          onAnother: startOver,
          onSearch: text => search({ ...answer.question, text }),
          isFlush: true,
          chosenId: opened.pair,
          onChoose: choose,
        })}
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
            preload()
            change(changes)
          }}
          onFind={() => search(question)}
          onExample={text => search({ ...question, text })}
          finding={finding}
          comesBack={hasAnswered}
          look="page"
        />
      </div>
      {finding.state === 'busy' || answer ? (
        <AdviceSkeleton />
      ) : opened.similar ? (
        <SimilarPairs cigar={opened.cigar ?? ''} drink={opened.drink ?? ''} />
      ) : (
        <DrawnQuestion question={question} />
      )}
    </div>
  )
}

/** While the cigar is still being typed. */
const preload = () => {
  preloadSpeech()
  loadAdviceResult().catch(() => undefined)
}

interface OpenedLocation {
  state: { answer?: string; __TSR_key?: string }
  search: Record<string, unknown>
}

const historyEntry = ({ state, search: { cigar, drink, type, bar, similar } }: OpenedLocation) => ({
  answer: state.answer,
  entry: state.__TSR_key,
  address: [
    String(cigar ?? drink ?? '').trim(),
    cigar === undefined || similar === true ? '' : (drink ?? ''),
    type ?? 'spirit',
    bar === true,
  ].join(),
})

/** The location is ahead of the question while it loads. */
const addressOf = ({ text, withDrink = '', kind, onlyMyBar }: Question) =>
  [text.trim(), withDrink, kind, onlyMyBar].join()

/** When an entry of the history is opened, and not again while it stays open. */
function useOncePerEntry(entry: string | undefined, onOpen: () => void): void {
  const opened = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (entry === undefined || opened.current === entry) return
    opened.current = entry
    onOpen()
  })
}
