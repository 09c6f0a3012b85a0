import type { DatesOfFile } from '#platform/date-order.contract.ts'
import { ReadingChoice } from './ReadingChoice.tsx'

export type DateOrder = NonNullable<DatesOfFile['order']>

interface DateOrderChoiceProps {
  dates: DatesOfFile
  onChoose: (order: DateOrder) => void
}

const orders = [
  { value: 'month first', label: 'Month first, 11/24/2026' },
  { value: 'day first', label: 'Day first, 24/11/2026' },
] as const satisfies { value: DateOrder; label: string }[]

/** Only if the file has a date that can be two days. */
export function DateOrderChoice({ dates: { example, order }, onChoose }: DateOrderChoiceProps) {
  if (example === null) return null
  return (
    <ReadingChoice label={`Dates such as ${example}`} options={orders} value={order} onChoose={onChoose} />
  )
}
