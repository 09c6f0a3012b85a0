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
import { QuestionForm } from './QuestionForm.tsx'
import { RecentConversations } from './RecentConversations.tsx'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const fill = (question: string) => {
    setDraft(question)
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    field.current?.focus({ preventScroll: true })
  }
  /** From a button that goes with the old answer: the new one gets the focus. */
  const askNow = (question: string) => {
    setDraft(question)
    ask(question)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const beginAnew = () => {
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
          question={draft}
          isAsking={asking.state === 'asking'}
          onChange={setDraft}
          onAsk={() => ask(draft.trim())}
          onStop={stop}
        />
        <AnswerPanel asking={asking} heading={heading} onAsk={askNow} onStartOver={beginAnew} />
        <GeneralQuestions onChoose={fill} />
        <p className={css.library}>
          <LinkTo to={articlesPage.path}>Read all articles</LinkTo>
        </p>
      </div>
      <RecentConversations query={asked} onChoose={fill} />
    </div>
  )
}
