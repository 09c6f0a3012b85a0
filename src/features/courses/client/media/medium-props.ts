import type { Medium } from '../../lesson.contract.ts'

export interface MediumProps<Kind extends Medium['kind']> {
  medium: Extract<Medium, { kind: Kind }>
  /** Ids of the parts that were worked through. */
  seen: ReadonlySet<string>
  onSee: (part: string) => void
}
