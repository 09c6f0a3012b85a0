import type { Step } from '../live-pairings.contract.ts'
import type { NextStep } from './use-session-actions.ts'

export const thirdNames = ['First third', 'Second third', 'Final third'] as const

export const stepWords: Record<Step, string> = {
  open: 'Waiting for guests',
  first: 'First third',
  second: 'Second third',
  final: 'Final third',
  revealed: 'Revealed',
}

/** What the host does next, and what it leads to. */
export const nextSteps: Record<Exclude<Step, 'revealed'>, { step: NextStep; words: string }> = {
  open: { step: 'first', words: 'Begin the first third' },
  first: { step: 'second', words: 'Go on to the second third' },
  second: { step: 'final', words: 'Go on to the final third' },
  final: { step: 'revealed', words: 'Reveal the votes' },
}

/** "4.2 of 5 stars". */
export const starsWords = (mean: number) => `${mean.toFixed(1)} of 5 stars`

/** How many thirds have begun: 0 to 3. */
export const thirdsBegun: Record<Step, number> = { open: 0, first: 1, second: 2, final: 3, revealed: 3 }
