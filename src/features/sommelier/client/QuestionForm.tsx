import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { Switch } from '#platform/client/ui/Switch.tsx'
import type { Question } from './pair-search.ts'
import { CigarField, DrinkField } from './QuestionField.tsx'
import { QuestionShell } from './QuestionShell.tsx'
import { TroubleBox } from './TroubleBox.tsx'
import type { Finding } from './use-advice.ts'

interface QuestionFormProps {
  question: Question
  onChange: (changes: Partial<Question>) => void
  onFind: () => void
  finding: Finding
  field: RefObject<HTMLInputElement | null>
  /** After a result the question comes back, and with it the focus. */
  comesBack?: boolean | undefined
  /** Where the caret stood in the field that was here before, if somebody was typing. */
  caret?: number | null | undefined
  look: 'page' | 'inline'
}

/** One question, either way round. What was typed stays, whatever the answer is. */
export function QuestionForm({ question, onChange, onFind, finding, ...rest }: QuestionFormProps) {
  const { field, comesBack = false, caret, look } = rest
  const row = useRef<HTMLDivElement>(null)
  const [takesOver, setTakesOver] = useState(caret !== undefined)
  const isBusy = finding.state === 'busy'
  const Field = question.has === 'cigar' ? CigarField : DrinkField
  useEffect(() => {
    if (comesBack) field.current?.focus({ preventScroll: true })
  }, [comesBack, field])

  const goOnTyping = useEffectEvent(() => {
    if (caret === undefined) return
    field.current?.focus({ preventScroll: true })
    if (caret !== null) field.current?.setSelectionRange(caret, caret)
  })
  useLayoutEffect(() => goOnTyping(), [])

  /** The button is off while nothing is typed, and with it the browser's own way of sending by Enter. */
  function sendNothing({ key }: KeyboardEvent): void {
    if (key === 'Enter' && question.text.trim() === '') onFind()
  }

  return (
    <QuestionShell
      Segments={SegmentedControl}
      Toggle={Switch}
      question={question}
      onChange={changes => {
        // The field for the other direction is a fresh one.
        if (changes.has) setTakesOver(false)
        onChange(changes)
      }}
      onSubmit={() => !isBusy && onFind()}
      isBusy={isBusy}
      look={look}
      row={row}
      trouble={<TroubleBox finding={finding} />}
    >
      <Field
        field={field}
        typed={question.text}
        onType={text => onChange({ text })}
        onKeyDown={sendNothing}
        takesOver={takesOver}
        row={row}
      />
    </QuestionShell>
  )
}
