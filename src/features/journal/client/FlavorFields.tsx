import { ChosenNotes } from '#platform/client/ui/journal/ChosenNotes.tsx'
import { type FlavorFamily, FlavorWheel } from '#platform/client/ui/journal/FlavorWheel.tsx'
import { type Flavor, flavorLabels, flavorOf, labelOf } from '../flavors.rules.ts'
import { maxFlavors } from '../journal.contract.ts'
import css from './EntryDialog.module.css'

const families: readonly FlavorFamily[] = Object.entries(flavorLabels).map(([family, labels]) => ({
  name: family[0]!.toUpperCase() + family.slice(1),
  notes: Object.values(labels),
}))

interface FlavorFieldsProps {
  chosen: readonly Flavor[]
  onChange: (chosen: Flavor[]) => void
}

/** The wheel and its twin in words. */
export function FlavorFields({ chosen, onChange }: FlavorFieldsProps) {
  const labels = chosen.map(labelOf)
  const change = (notes: readonly string[]) =>
    onChange(
      notes
        .map(flavorOf)
        .filter(flavor => flavor !== undefined)
        .slice(0, maxFlavors),
    )
  return (
    <div className={css.flavors}>
      <FlavorWheel label="What you taste" families={families} chosen={labels} onChange={change} />
      <ChosenNotes
        label="Notes"
        notes={labels}
        onRemove={note => change(labels.filter(other => other !== note))}
        empty={`Mark what you taste on the wheel, up to ${maxFlavors} notes.`}
      />
    </div>
  )
}
