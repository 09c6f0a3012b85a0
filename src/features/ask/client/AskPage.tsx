import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { prefersReducedMotion } from '#platform/client/ui/theme/prefers-reduced-motion.ts'
import { maxQuestionLength } from '../ask.contract.ts'
import { articlesPage, askPage } from '../ask-pages.contract.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import css from './AskPage.module.css'
import { askedQuery } from './asked-query.ts'
import { VoiceLine } from './drawings/VoiceLine.tsx'
import { GeneralQuestions } from './GeneralQuestions.tsx'
import { hasTouchScreen } from './has-touch-screen.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { RecentConversations } from './RecentConversations.tsx'
import { scrollToHidden } from './scroll-to-hidden.ts'
import { useAsk } from './use-ask.ts'
import { useQuestionDraft } from './use-question-draft.ts'

/** Questions to Arturo, and what he has answered. A question in the address begins a new page. */
export function AskPage() {
  const { q = '' } = useSearch({ from: askPage.path })
  return <Questions key={q} begun={q.slice(0, maxQuestionLength)} />
}

function Questions({ begun }: { begun: string }) {
  const { id: memberId } = useMe()
  const { asking, ask, stop, startOver } = useAsk(memberId)
  const [draft, setDraft] = useQuestionDraft(memberId, begun)
  const asked = useQuery(askedQuery)
  const field = useRef<HTMLTextAreaElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const fill = (question: string) => {
    setDraft(question)
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    field.current?.focus({ preventScroll: true })
  }
  const askAndShow = (question: string, isFocusMoved: boolean) => {
    ask(question)
    requestAnimationFrame(() => {
      if (isFocusMoved) heading.current?.focus({ preventScroll: true })
      const answer = heading.current?.closest('section')
      if (answer) scrollToHidden(answer)
    })
  }
  /** From a button that goes with the old answer: the new one gets the focus. */
  const askNow = (question: string) => {
    setDraft(question)
    askAndShow(question, true)
  }
  /** The pressed button goes, and the focus with it. In the field it would bring up the keyboard of a phone. */
  const stopAsking = () => {
    stop()
    if (hasTouchScreen()) send.current?.focus({ preventScroll: true })
    else field.current?.focus()
  }
  const beginAnew = () => {
    if (asking.state !== 'idle' && asking.question === draft.trim()) setDraft('')
    startOver()
    field.current?.focus()
  }
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Ask SMU</h1>
        <p>
          Cigars, what to pour beside them, and what lies in your humidor. Arturo answers from what is written
          here, names the page, and says so when he doesn’t know.
        </p>
        <div className={css.drawing}>
          <VoiceLine />
        </div>
      </header>
      <div className={css.main}>
        <QuestionForm
          field={field}
          send={send}
          question={draft}
          asking={asking}
          onChange={setDraft}
          // A keyboard on the screen would cover the answer.
          onAsk={() => askAndShow(draft.trim(), hasTouchScreen())}
        />
        <AnswerPanel
          asking={asking}
          heading={heading}
          onAsk={askNow}
          onStop={stopAsking}
          onStartOver={beginAnew}
        />
        <GeneralQuestions onChoose={fill} />
        <p className={css.library}>
          <LinkTo to={articlesPage.path}>Read all articles</LinkTo>
        </p>
      </div>
      <RecentConversations query={asked} onChoose={fill} />
    </div>
  )
}
