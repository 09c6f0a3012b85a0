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
import { AdviceError } from './AdviceError.tsx'
import type { Question } from './pair-search.ts'
import { CigarField, DrinkField } from './QuestionField.tsx'
import { QuestionShell } from './QuestionShell.tsx'
import type { Finding } from './use-advice.ts'

interface QuestionFormProps {
  question: Question
  onChange: (changes: Partial<Question>) => void
  onFind: () => void
  finding: Finding
  field: RefObject<HTMLInputElement | null>
  /** Whether the form returns after a result and takes the focus. */
  comesBack?: boolean | undefined
  /** Position of the caret in the light field before it, if that had focus. */
  caret?: number | null | undefined
  look: 'page' | 'inline'
}

/** The question in either direction. A refusal keeps the typed text. */
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

  /** While the field is empty the button is disabled, so the browser does not submit on Enter. */
  function submitEmpty({ key }: KeyboardEvent): void {
    if (key === 'Enter' && question.text.trim() === '') onFind()
  }

  return (
    <QuestionShell
      Segments={SegmentedControl}
      Toggle={Switch}
      question={question}
      onChange={changes => {
        // The other direction mounts a new field.
        if (changes.has) setTakesOver(false)
        onChange(changes)
      }}
      onSubmit={() => !isBusy && onFind()}
      isBusy={isBusy}
      look={look}
      row={row}
      error={<AdviceError finding={finding} />}
    >
      <Field
        field={field}
        typed={question.text}
        onType={text => onChange({ text })}
        onKeyDown={submitEmpty}
        takesOver={takesOver}
        row={row}
      />
    </QuestionShell>
  )
}
