import type { ComponentType, ReactNode, RefObject } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import type { SegmentedControlProps } from '#platform/client/ui/SegmentedControl.tsx'
import type { SwitchProps } from '#platform/client/ui/Switch.tsx'
import type { Question } from './pair-search.ts'
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

/** The design system's controls, or light ones that look the same. */
export interface Controls {
  Segments: <Value extends string>(props: SegmentedControlProps<Value>) => ReactNode
  Toggle: ComponentType<SwitchProps>
}

interface QuestionShellProps extends Controls {
  question: Question
  onChange: (changes: Partial<Question>) => void
  onSubmit: () => void
  isBusy: boolean
  /** 'inline' is part of another page and has its own headline. */
  look: 'page' | 'inline'
  row?: RefObject<HTMLDivElement | null> | undefined
  error?: ReactNode
  children: ReactNode
}

export function QuestionShell({ question, onChange, onSubmit, isBusy, ...rest }: QuestionShellProps) {
  const { Segments, Toggle, look, row, error, children } = rest
  const { has } = question
  return (
    <form
      className={css.form}
      data-look={look}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {look === 'inline' && <QuestionHead has={has} />}
      {error}
      <Segments
        label={directionLabel}
        options={directions}
        value={has}
        onValueChange={chosen => onChange({ has: chosen })}
      />
      <div className={css.row} ref={row}>
        {children}
      </div>
      <div className={css.foot}>
        {has === 'cigar' && (
          <Choices question={question} onChange={onChange} Segments={Segments} Toggle={Toggle} />
        )}
        <div className={css.send}>
          <Button
            type="submit"
            look="primary"
            size={look === 'page' ? 'large' : 'medium'}
            wide
            working={isBusy}
            disabled={question.text.trim() === ''}
          >
            {isBusy ? busyLabel : findLabel}
          </Button>
        </div>
      </div>
    </form>
  )
}

type ChoicesProps = Controls & Pick<QuestionShellProps, 'question' | 'onChange'>

function Choices({ question: { kind, onlyMyBar }, onChange, Segments, Toggle }: ChoicesProps) {
  return (
    <>
      <div className={css.kind}>
        <span aria-hidden="true">{kindLabel}</span>
        <Segments
          label={kindLabel}
          options={kinds}
          value={kind}
          onValueChange={chosen => onChange({ kind: chosen })}
        />
      </div>
      <div className={css.bar}>
        <Toggle
          label={onlyMyBarLabel}
          checked={onlyMyBar}
          onCheckedChange={isOn => onChange({ onlyMyBar: isOn })}
        />
        <p>
          The bottles stand in <LinkTo to="/dashboard/bar">My bar</LinkTo>
        </p>
      </div>
    </>
  )
}
