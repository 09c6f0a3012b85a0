import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { packStrengths } from '../../maintenance.rules.ts'
import { maxPacks } from '../../maintenance-changes.contract.ts'
import css from './Maintenance.module.css'
import type { MaintenanceDraft } from './maintenance-draft.ts'

interface PackFieldsProps {
  draft: MaintenanceDraft
  error: string | undefined
  onChange: (changes: Partial<MaintenanceDraft>) => void
}

const strengths = packStrengths.map(value => ({ value: `${value}` as const, label: `${value}%` }))

export function PackFields({ draft, error, onChange }: PackFieldsProps) {
  return (
    <div className={css.pair}>
      <NumberField
        label="How many"
        unit="packs"
        min={1}
        max={maxPacks}
        value={draft.packCount}
        onValueChange={packCount => onChange({ packCount })}
        error={error}
      />
      <div className={css.level}>
        <span aria-hidden="true">Level</span>
        <SegmentedControl
          label="Level of the packs"
          options={strengths}
          value={`${draft.packStrength}`}
          onValueChange={chosen => {
            const packStrength = packStrengths.find(strength => `${strength}` === chosen)
            if (packStrength) onChange({ packStrength })
          }}
        />
      </div>
    </div>
  )
}
