import { ThumbsDownIcon } from '@phosphor-icons/react/ThumbsDown'
import { ThumbsUpIcon } from '@phosphor-icons/react/ThumbsUp'
import { useState } from 'react'
import { ListenButton } from '#features/voice/client/ListenButton.tsx'
import { useMemberVoice } from '#features/voice/client/use-member-voice.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { CopyButton } from '#platform/client/ui/CopyButton.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { PageLink } from '#platform/client/ui/PageLink.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type Answer, askContract } from '../ask.contract.ts'
import { plainTextOf } from '../restricted-markdown.rules.ts'
import css from './AnswerPanel.module.css'

interface AnswerFooterProps {
  answer: Answer
  /** Under which the answer may be spoken already. */
  spokenId: string
  onAsk: (question: string) => void
  onStartOver: () => void
}

/** Where the answer comes from, whether it helped, and what to ask next. */
export function AnswerFooter({ answer, spokenId, onAsk, onStartOver }: AnswerFooterProps) {
  const { id, sources, next } = answer
  const voice = useMemberVoice()
  return (
    <>
      {sources.length > 0 && (
        <ul className={css.sources} aria-label="Sources">
          {sources.map(source => (
            <li key={source.path}>
              <PageLink path={source.path}>{source.title}</PageLink>
            </li>
          ))}
        </ul>
      )}
      <div className={css.tools}>
        <ListenButton text={answer.answer} id={spokenId} voice={voice} look="quiet" />
        <CopyButton text={plainTextOf(answer.answer)} label="Copy" look="quiet" />
        {id !== null && <Helpful id={id} />}
        <Button look="quiet" size="small" onClick={onStartOver}>
          New conversation
        </Button>
      </div>
      {next.length > 0 && <NextQuestions questions={next} onAsk={onAsk} />}
    </>
  )
}

interface NextQuestionsProps {
  questions: readonly string[]
  onAsk: (question: string) => void
}

function NextQuestions({ questions, onAsk }: NextQuestionsProps) {
  return (
    <div className={css.questions}>
      <h3>Ask next</h3>
      <ul>
        {questions.map(question => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A second press takes it back. */
function Helpful({ id }: { id: string }) {
  const [helpful, setHelpful] = useState<boolean | null>(null)
  const toast = useToast()
  async function rate(pressed: boolean): Promise<void> {
    const next = helpful === pressed ? null : pressed
    setHelpful(next)
    try {
      await call(askContract.rateAnswer, { params: { id }, body: { helpful: next } })
    } catch (failure) {
      setHelpful(helpful)
      toast.error(messageFor(failure, 'Couldn’t save that. Try again.'), { id: 'rate-answer' })
    }
  }
  return (
    <>
      <IconButton
        label="Helpful"
        aria-pressed={helpful === true}
        icon={<ThumbsUpIcon weight={helpful === true ? 'fill' : 'light'} />}
        onClick={() => void rate(true)}
      />
      <IconButton
        label="Not helpful"
        aria-pressed={helpful === false}
        icon={<ThumbsDownIcon weight={helpful === false ? 'fill' : 'light'} />}
        onClick={() => void rate(false)}
      />
    </>
  )
}
