import { useEffect, useRef, useState } from 'react'
import { dictationProblem, heardIn } from './dictated-text.ts'
import { findSpeechRecognition, type SpeechRecognition } from './speech-recognition.ts'

/** Writes down what is said, until it is stopped by its button, by Escape, or by the page being left. */
export function useDictation(onHeard: (words: string) => void) {
  const [isListening, setIsListening] = useState(false)
  const [problem, setProblem] = useState<string>()
  const recognition = useRef<SpeechRecognition>(null)
  const latest = useRef(onHeard)
  const afterwards = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = onHeard
  })
  useEffect(() => () => recognition.current?.abort(), [])
  useEffect(() => {
    if (isListening) return
    // Rendered with the last words by now. A form that is still being submitted ignores another request.
    if (afterwards.current) setTimeout(afterwards.current)
    afterwards.current = undefined
  }, [isListening])
  useEffect(() => {
    if (!isListening) return
    // Before the dialog around the field, which would close.
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      recognition.current?.stop()
    }
    // The last words come only once it has stopped: the form waits for them.
    const submitAfterwards = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      afterwards.current = () => (event.target as HTMLFormElement).requestSubmit(event.submitter)
      recognition.current?.stop()
    }
    addEventListener('keydown', stopOnEscape, { capture: true })
    addEventListener('submit', submitAfterwards, { capture: true })
    return () => {
      removeEventListener('keydown', stopOnEscape, { capture: true })
      removeEventListener('submit', submitAfterwards, { capture: true })
    }
  }, [isListening])

  function start() {
    const Recognition = findSpeechRecognition()
    if (!Recognition) return
    const started = new Recognition()
    recognition.current = started
    started.lang = navigator.language
    started.continuous = true
    started.interimResults = false
    started.onresult = event => latest.current(heardIn(event))
    started.onerror = ({ error }) => setProblem(dictationProblem(error))
    started.onend = () => setIsListening(false)
    setProblem(undefined)
    setIsListening(true)
    try {
      started.start()
    } catch {
      setIsListening(false)
      setProblem(dictationProblem('start'))
    }
  }
  return {
    isListening,
    problem,
    toggle: () => (isListening ? recognition.current?.stop() : start()),
  }
}
