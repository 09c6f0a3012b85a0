import type { KeyboardEvent } from 'react'
import { isComposingKey } from '../is-composing-key.ts'

/**
 * Whether this key closes suggestions, also those that are still loading: Escape, and Enter, after which late ones would
 * cover what was submitted.
 */
export function dismisses({ key, nativeEvent }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === 'Escape') && !isComposingKey(nativeEvent)
}
