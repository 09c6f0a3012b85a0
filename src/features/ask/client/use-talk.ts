import { useEffect, useRef, useState } from 'react'
import { speech } from '#features/voice/client/speech.ts'
import { appendDictated } from '#platform/client/dictation/dictated-text.ts'
import { findSpeechRecognition } from '#platform/client/dictation/speech-recognition.ts'
import { useDictation } from '#platform/client/dictation/use-dictation.ts'
import { maxQuestionLength } from '../ask.contract.ts'

interface Talk {
  state: 'ready' | 'listening' | 'working'
  problem: string | undefined
  start: () => void
  stop: () => void
}

interface TalkOptions {
  question: string
  /** What is said replaces it, as what is typed does. */
  isAnswered: boolean
  onChange: (question: string) => void
}

/** A question that is spoken, behind what is typed. Undefined where the browser cannot listen. */
export function useTalk({ question, isAnswered, onChange }: TalkOptions): Talk | undefined {
  const [isSupported] = useState(() => findSpeechRecognition() !== undefined)
  /** The question without what is being said, and with it. */
  const typed = useRef('')
  const written = useRef('')
  const { isListening, isStopping, problem, start, stop, abort } = useDictation({
    onTranscript: words => {
      written.current = appendDictated(typed.current, words, maxQuestionLength)
      onChange(written.current)
    },
  })
  useEffect(() => (isListening ? speech.listen() : undefined), [isListening])
  useEffect(() => {
    // Typed, or filled in: what stands there now stays.
    if (isListening && question !== written.current) abort()
  })
  if (!isSupported) return undefined
  return {
    state: isStopping ? 'working' : isListening ? 'listening' : 'ready',
    problem,
    stop,
    start() {
      typed.current = isAnswered ? '' : question
      written.current = question
      start()
    },
  }
}
