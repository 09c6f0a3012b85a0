import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Question } from '#features/pairing/client/pair-search.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { Switch } from '#platform/client/ui/Switch.tsx'
import { AdviceError } from './AdviceError.tsx'
import { CigarField, DrinkField } from './QuestionField.tsx'
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
}

/** The question in either direction. A refusal keeps the typed text. */
export function QuestionForm({ question, onChange, onFind, finding, ...rest }: QuestionFormProps) {
  const { comesBack = false, look } = rest
  const field = useRef<HTMLInputElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const isBusy = finding.state === 'busy'
  const isEmpty = question.text.trim() === ''
  const Field = question.has === 'cigar' ? CigarField : DrinkField
  useEffect(() => {
    if (comesBack) field.current?.focus({ preventScroll: true })
  }, [comesBack])

  /** While the field is empty the button is disabled, so the browser does not submit on Enter. */
  function submitEmpty({ key }: KeyboardEvent): void {
    if (key === 'Enter' && isEmpty) onFind()
  }

  return (
    <form
      className={css.form}
      data-look={look}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) onFind()
      }}
    >
      {look === 'inline' && <QuestionHead has={question.has} />}
      <AdviceError finding={finding} />
      <SegmentedControl
        label={directionLabel}
        options={directions}
        value={question.has}
        onValueChange={chosen => onChange({ has: chosen })}
      />
      <div className={css.row} ref={row}>
        <Field
          field={field}
          typed={question.text}
          onType={text => onChange({ text })}
          onKeyDown={submitEmpty}
          row={row}
        />
      </div>
      <div className={css.foot}>
        {question.has === 'cigar' && <Choices question={question} onChange={onChange} />}
        <div className={css.send}>
          <Button
            type="submit"
            look="primary"
            size={look === 'page' ? 'large' : 'medium'}
            wide
            working={isBusy}
            disabled={isEmpty}
          >
            {isBusy ? busyLabel : findLabel}
          </Button>
        </div>
      </div>
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
          Your bottles are in <LinkTo to="/dashboard/bar">My bar</LinkTo>
        </p>
      </div>
    </>
  )
}
