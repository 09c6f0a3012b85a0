import { type RefObject, useEffect } from 'react'
import field from '#platform/client/ui/FieldShell.module.css'
import { AdviceError } from './AdviceError.tsx'
import { PlainSegments, PlainSwitch } from './PlainControls.tsx'
import { maxNameLength, type Question } from './pair-search.ts'
import { QuestionShell } from './QuestionShell.tsx'
import type { Finding } from './use-advice.ts'

interface QuietFormProps {
  question: Question
  onChange: (changes: Partial<Question>) => void
  onFind: () => void
  finding: Finding
  input: RefObject<HTMLInputElement | null>
  look: 'page' | 'inline'
  comesBack?: boolean | undefined
  /** The member is about to type. */
  onWarmUp: () => void
  onWake: () => void
}

/** The question without suggestions, until they are loaded. */
export function QuietForm({ question, onChange, onFind, finding, input, look, ...rest }: QuietFormProps) {
  const { comesBack = false, onWarmUp, onWake } = rest
  useEffect(() => {
    if (comesBack) input.current?.focus({ preventScroll: true })
  }, [comesBack, input])
  const isBusy = finding.state === 'busy'
  const isEmpty = question.text.trim() === ''
  return (
    <QuestionShell
      Segments={PlainSegments}
      Toggle={PlainSwitch}
      question={question}
      onChange={onChange}
      onSubmit={() => !isBusy && onFind()}
      isBusy={isBusy}
      look={look}
      error={<AdviceError finding={finding} />}
    >
      <label className={field.field}>
        <span className={field.label}>{question.has === 'cigar' ? 'Cigar name' : 'Drink name'}</span>
        <span className={field.box}>
          <input
            ref={input}
            className={field.input}
            value={question.text}
            onChange={event => onChange({ text: event.target.value.trimStart() })}
            onPointerEnter={onWarmUp}
            onFocus={onWake}
            onKeyDown={({ key }) => key === 'Enter' && isEmpty && onFind()}
            name={question.has}
            autoComplete="off"
            maxLength={maxNameLength}
            enterKeyHint="go"
          />
        </span>
      </label>
    </QuestionShell>
  )
}
