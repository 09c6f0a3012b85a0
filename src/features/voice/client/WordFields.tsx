import type { KeyboardEvent, ReactNode } from 'react'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { maxRespellingLength, maxWrittenLength } from '../lexicon.contract.ts'
import { HearButton } from './HearButton.tsx'
import type { useWordDraft } from './use-word-draft.ts'
import css from './WordFields.module.css'

interface WordFieldsProps {
  typed: ReturnType<typeof useWordDraft>
  /** A built-in word stays as it is written. */
  isWrittenFixed?: boolean
  onSubmit: () => void
  onEscape?: () => void
  /** Beside the button to hear it. */
  children: ReactNode
}

export function WordFields({ typed, isWrittenFixed = false, onSubmit, onEscape, children }: WordFieldsProps) {
  const { form, draft, problems, change } = typed
  const handleKey = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) onEscape?.()
  }
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className={css.fields}>
        {!isWrittenFixed && (
          <Field
            label="Word"
            value={draft.written}
            onValueChange={written => change({ written })}
            onKeyDown={handleKey}
            error={problems.written}
            maxLength={maxWrittenLength}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
        <Field
          label="Say it like"
          name="spoken"
          value={draft.spoken}
          onValueChange={spoken => change({ spoken })}
          onKeyDown={handleKey}
          error={problems.spoken}
          maxLength={maxRespellingLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <div className={css.buttons}>
        <HearButton written={draft.written} spoken={draft.spoken} />
        {children}
      </div>
      {problems.other !== undefined && <ErrorBox>{problems.other}</ErrorBox>}
    </form>
  )
}
