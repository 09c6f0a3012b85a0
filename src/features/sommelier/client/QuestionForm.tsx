import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { Switch } from '#platform/client/ui/Switch.tsx'
import type { Question } from './pair-search.ts'
import { CigarField, DrinkField } from './QuestionField.tsx'
import { QuestionShell } from './QuestionShell.tsx'
import type { Finding, Trouble } from './use-advice.ts'

interface QuestionFormProps {
  question: Question
  onChange: (changes: Partial<Question>) => void
  onFind: () => void
  finding: Finding
  field: RefObject<HTMLInputElement | null>
  /** After a result the question comes back, and with it the focus. */
  comesBack?: boolean | undefined
  look: 'page' | 'inline'
}

/** One question, either way round. What was typed stays, whatever the answer is. */
export function QuestionForm({ question, onChange, onFind, finding, ...rest }: QuestionFormProps) {
  const { field, comesBack = false, look } = rest
  const row = useRef<HTMLDivElement>(null)
  const isBusy = finding.state === 'busy'
  const Field = question.has === 'cigar' ? CigarField : DrinkField
  useEffect(() => {
    if (comesBack) field.current?.focus({ preventScroll: true })
  }, [comesBack, field])

  /** The button is off while nothing is typed, and with it the browser's own way of sending by Enter. */
  function sendNothing({ key }: KeyboardEvent): void {
    if (key === 'Enter' && question.text.trim() === '') onFind()
  }

  return (
    <QuestionShell
      Segments={SegmentedControl}
      Toggle={Switch}
      question={question}
      onChange={onChange}
      onSubmit={() => !isBusy && onFind()}
      isBusy={isBusy}
      look={look}
      row={row}
      trouble={finding.state === 'failed' && <TroubleBox trouble={finding.trouble} />}
    >
      <Field
        field={field}
        typed={question.text}
        onType={text => onChange({ text })}
        onKeyDown={sendNothing}
        row={row}
      />
    </QuestionShell>
  )
}

function TroubleBox({ trouble: { message, isBarEmpty } }: { trouble: Trouble }) {
  return (
    <ErrorBox>
      {message}
      {isBarEmpty && (
        <>
          {' '}
          <LinkTo to="/dashboard/bar">Go to My bar</LinkTo>
        </>
      )}
    </ErrorBox>
  )
}
