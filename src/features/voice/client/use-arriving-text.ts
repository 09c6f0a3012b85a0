import { useEffect, useRef } from 'react'
import { GrowingText } from './growing-text.ts'

interface Reading {
  aloud: GrowingText
  /** What it has of the text. */
  given: string
}

/** Gives a text that arrives in a component to a voice, from its beginning and as it comes. For one voice at a time. */
export function useArrivingText(text: string, isComplete: boolean): () => GrowingText {
  const reading = useRef<Reading | undefined>(undefined)
  useEffect(() => {
    if (reading.current) give(reading.current, text, isComplete)
  }, [text, isComplete])
  return () => {
    reading.current = { aloud: new GrowingText(), given: '' }
    give(reading.current, text, isComplete)
    return reading.current.aloud
  }
}

function give(reading: Reading, text: string, isComplete: boolean): void {
  const { aloud, given } = reading
  // Another text may come in place of one that broke off.
  aloud.add(text.startsWith(given) ? text.slice(given.length) : `\n\n${text}`)
  reading.given = text
  if (isComplete) aloud.end()
}
