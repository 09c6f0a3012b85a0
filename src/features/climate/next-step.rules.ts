import type { Quantity } from './judge.rules.ts'

/** What to do about air outside the range, in one plain sentence (docs/domain.md 3.6). */
const nextSteps: Readonly<Record<Quantity, Readonly<Record<'low' | 'high', string>>>> = {
  humidity: {
    low: 'Add a 69% pack, or renew the ones inside if they are stiff.',
    high: 'Take a pack out, and leave the lid ajar for an hour.',
  },
  temperature: {
    low: 'Move it away from a cold window or an outside wall.',
    high: 'Move it off the sill and away from heat: beetles hatch sooner where it is warm.',
  },
}

export function nextStep(quantity: Quantity, side: 'low' | 'high'): string {
  return nextSteps[quantity][side]
}
