import type { MouseEvent } from 'react'

/** Follows a choice in place. A click that opens another tab, and a page without a handler, follow the link. */
export function choiceHandler(onChoose: ((cigar: string) => void) | undefined) {
  return (event: MouseEvent, cigar: string) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(cigar)
  }
}
