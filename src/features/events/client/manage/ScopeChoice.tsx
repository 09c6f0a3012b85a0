import { RadioGroup } from '#platform/client/ui/forms/RadioGroup.tsx'
import type { EventScope } from '../../managed-events.contract.ts'

const options = [
  { value: 'this', label: 'This evening only' },
  { value: 'later', label: 'This and later ones' },
  { value: 'all', label: 'All of the series that are to come' },
] as const

interface ScopeChoiceProps {
  label: string
  scope: EventScope
  onChange: (scope: EventScope) => void
}

/** Of an event that repeats. */
export function ScopeChoice({ label, scope, onChange }: ScopeChoiceProps) {
  return <RadioGroup<EventScope> label={label} options={options} value={scope} onValueChange={onChange} />
}
