import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import field from '#platform/client/ui/FieldShell.module.css'
import type { LiveSommelierProps } from './LiveSommelier.tsx'
import { PlainSegments, PlainSwitch } from './PlainControls.tsx'
import { emptyQuestion, longestName } from './pair-search.ts'
import { QuestionShell } from './QuestionShell.tsx'
import { useQuestion } from './use-question.ts'

const load = () => import('./LiveSommelier.tsx').then(({ LiveSommelier }) => LiveSommelier)

interface Live {
  Finder: ComponentType<LiveSommelierProps>
  start: LiveSommelierProps
}

/**
 * The sommelier on a page with other things on it. Suggestions and results weigh more than the page around it, so they
 * come when somebody is about to type; until then the same question stands here by itself, and takes what is typed.
 */
export function SommelierFinder() {
  const input = useRef<HTMLInputElement>(null)
  const { question, change } = useQuestion(emptyQuestion)
  const [live, setLive] = useState<Live>()

  async function wake(): Promise<void> {
    const Finder = await load()
    const { value = '', selectionStart } = input.current ?? {}
    const hasFocus = input.current !== null && document.activeElement === input.current
    const start = { question: { ...question, text: value }, caret: hasFocus ? selectionStart : undefined }
    // At once: a key that is pressed between reading the field and changing it would be lost.
    flushSync(() => setLive(known => known ?? { Finder, start }))
  }

  if (live) return <live.Finder {...live.start} />
  return (
    <QuestionShell
      Segments={PlainSegments}
      Toggle={PlainSwitch}
      question={question}
      onChange={change}
      onSubmit={() => undefined}
      isBusy={false}
      look="inline"
    >
      <label className={field.field}>
        <span className={field.label}>{question.has === 'cigar' ? 'Cigar name' : 'Drink name'}</span>
        <span className={field.box}>
          <input
            ref={input}
            className={field.input}
            onPointerEnter={() => void load()}
            onFocus={() => void wake()}
            name={question.has}
            autoComplete="off"
            maxLength={longestName}
            enterKeyHint="go"
          />
        </span>
      </label>
    </QuestionShell>
  )
}
