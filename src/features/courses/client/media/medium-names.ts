import type { Medium } from '../../lesson.contract.ts'

/** What a member does with each kind. */
export const mediumNames: Record<Medium['kind'], string> = {
  parts: 'Take apart',
  sizes: 'Compare',
  scale: 'Slide',
  film: 'Watch',
  walk: 'Walk through',
}
