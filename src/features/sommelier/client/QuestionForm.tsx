import { useEffect, useRef } from 'react'
import { ExampleChoices } from '#features/pairing/client/ExampleChoices.tsx'
import type { Question } from '#features/pairing/client/pair-search.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { Switch } from '#platform/client/ui/Switch.tsx'
import { AdviceError } from './AdviceError.tsx'
import { QuestionField } from './QuestionField.tsx'
import css from './QuestionForm.module.css'
import { QuestionHead } from './QuestionHead.tsx'
import {
  busyLabel,
  directionLabel,
  directions,
  findLabel,
  kindLabel,
  kinds,
  onlyMyBarLabel,
} from './question-labels.ts'
import type { Finding } from './use-advice.ts'

interface QuestionFormProps {
  question: Question
  onChange: (changes: Partial<Question>) => void
  onFind: () => void
  finding: Finding
  /** Whether the form returns after a result and takes the focus. */
  comesBack?: boolean | undefined
  /** 'inline' is part of another page and has its own headline. */
  look: 'page' | 'inline'
  /** Looks an example up; without it none are shown. */
  onExample?: (name: string) => void
}

/** The question in either direction. A refusal keeps the typed text. */
export function QuestionForm({ question, onChange, onFind, finding, ...rest }: QuestionFormProps) {
  const { comesBack = false, look, onExample } = rest
  const field = useRef<HTMLInputElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const isBusy = finding.state === 'busy'
  useEffect(() => {
    if (comesBack) field.current?.focus({ preventScroll: true })
  }, [comesBack])

  function submit(): void {
    if (question.text.trim() === '') field.current?.focus()
    if (!isBusy) onFind()
  }

  return (
    <form
      className={css.form}
      data-look={look}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {look === 'inline' && <QuestionHead has={question.has} />}
      <SegmentedControl
        label={directionLabel}
        options={directions}
        value={question.has}
        onValueChange={chosen => onChange({ has: chosen })}
      />
      <div className={css.row} ref={row}>
        <QuestionField field={field} question={question} onChange={onChange} row={row} />
      </div>
      {/* Below the field, which stays where it is. */}
      <AdviceError finding={finding} />
      <div className={css.foot}>
        {question.has === 'cigar' && <Choices question={question} onChange={onChange} />}
        <div className={css.send}>
          <Button
            type="submit"
            look="primary"
            size={look === 'page' ? 'large' : 'medium'}
            wide
            working={isBusy}
          >
            {isBusy ? busyLabel : findLabel}
          </Button>
        </div>
      </div>
      {onExample && <ExampleChoices of={question.has} typed={question.text} onChoose={onExample} />}
    </form>
  )
}

type ChoicesProps = Pick<QuestionFormProps, 'question' | 'onChange'>

function Choices({ question: { kind, onlyMyBar }, onChange }: ChoicesProps) {
  return (
    <>
      <div className={css.kind}>
        <span aria-hidden="true">{kindLabel}</span>
        <SegmentedControl
          label={kindLabel}
          options={kinds}
          value={kind}
          onValueChange={chosen => onChange({ kind: chosen })}
        />
      </div>
      <div className={css.bar}>
        <Switch
          label={onlyMyBarLabel}
          checked={onlyMyBar}
          onCheckedChange={isOn => onChange({ onlyMyBar: isOn })}
        />
        <p>
          Bottles are kept in <LinkTo to="/dashboard/bar">My bar</LinkTo>
        </p>
      </div>
    </>
  )
}
