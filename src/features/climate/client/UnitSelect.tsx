import { Select } from '#platform/client/ui/Select.tsx'
import type { SensorUnit } from '../device-config.contract.ts'

const options = [
  { value: 'auto', label: 'Recognize' },
  { value: 'F', label: '°F' },
  { value: 'C', label: '°C' },
] as const

interface UnitSelectProps {
  value: SensorUnit
  onValueChange: (value: SensorUnit) => void
}

/** Which unit the sensor sends, not the one that is shown. */
export function UnitSelect({ value, onValueChange }: UnitSelectProps) {
  return <Select label="Unit it sends" options={options} value={value} onValueChange={onValueChange} />
}
