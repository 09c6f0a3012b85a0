import { useSyncExternalStore } from 'react'
import { isHeadingGone, watchScroll } from './heading-gone.ts'

export function useHeadingGone(): boolean {
  return useSyncExternalStore(watchScroll, isHeadingGone)
}
