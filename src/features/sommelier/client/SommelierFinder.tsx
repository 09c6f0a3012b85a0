import { useRef } from 'react'
import { emptyQuestion } from './pair-search.ts'
import { QuietForm } from './QuietForm.tsx'
import { useLiveForm } from './use-live-form.ts'
import { useQuestion } from './use-question.ts'

const load = () => import('./LiveSommelier.tsx').then(({ LiveSommelier }) => LiveSommelier)

/** The sommelier inside another page; its code is loaded when the member is about to type. */
export function SommelierFinder() {
  const input = useRef<HTMLInputElement>(null)
  const { question, change } = useQuestion(emptyQuestion)
  const { live, wake, warmUp } = useLiveForm(load, input)
  if (live) return <live.Form question={question} caret={live.caret} />
  return (
    <QuietForm
      input={input}
      question={question}
      onChange={change}
      onFind={wake}
      finding={{ state: 'idle' }}
      look="inline"
      onWarmUp={warmUp}
      onWake={wake}
    />
  )
}
