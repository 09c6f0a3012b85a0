import { useEffect, useRef, useState } from 'react'
import { dictationProblem } from './dictated-text.ts'
import { type Listener, type Listening, startListening } from './start-listening.ts'

type Heard = Pick<Listener, 'onHeard' | 'onTranscript'>

/** Writes down what is said, until it is stopped by its button, by Escape, or by the page being left. */
export function useDictation(heard: Heard) {
  const [state, setState] = useState<'off' | 'listening' | 'stopping'>('off')
  const [problem, setProblem] = useState<string>()
  const listening = useRef<Listening>(undefined)
  const latest = useRef(heard)
  const isListening = state !== 'off'
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => () => listening.current?.abort(), [])

  function start() {
    if (isListening) return
    setProblem(undefined)
    setState('listening')
    const { onHeard, onTranscript } = latest.current
    listening.current = startListening({
      ...(onHeard && { onHeard: words => latest.current.onHeard?.(words) }),
      ...(onTranscript && { onTranscript: words => latest.current.onTranscript?.(words) }),
      onProblem: code => setProblem(dictationProblem(code)),
      onEnd: () => setState('off'),
    })
    if (!listening.current) setState('off')
  }
  function stop() {
    if (state !== 'listening') return
    setState('stopping')
    listening.current?.stop()
  }
  useEndOfDictation(isListening, stop)
  return {
    isListening,
    /** The last words are still to come. */
    isStopping: state === 'stopping',
    problem,
    start,
    stop,
    /** At once, without the last words. */
    abort: () => listening.current?.abort(),
    toggle: () => (isListening ? stop() : start()),
  }
}

/** Escape ends it, and a form that is submitted waits for the last words. */
function useEndOfDictation(isListening: boolean, stop: () => void): void {
  const latest = useRef(stop)
  const afterwards = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = stop
  })
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
      latest.current()
    }
    const submitAfterwards = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      afterwards.current = () => (event.target as HTMLFormElement).requestSubmit(event.submitter)
      latest.current()
    }
    addEventListener('keydown', stopOnEscape, { capture: true })
    addEventListener('submit', submitAfterwards, { capture: true })
    return () => {
      removeEventListener('keydown', stopOnEscape, { capture: true })
      removeEventListener('submit', submitAfterwards, { capture: true })
    }
  }, [isListening])
}
