import type { ComponentType } from 'react'

interface ReadResultProps {
  text: string
  id: string
  onDecided: () => void
}

/** What reads a result of the finder aloud. */
export interface ReadResult {
  /** In the press that asks for a result, which may be spoken by itself. */
  prepare: () => void
  /** Loads it before the result is there. */
  preload: () => void
  Part: ComponentType<ReadResultProps>
}
