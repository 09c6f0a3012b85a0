import type { Medium, MediumInFile } from './lesson.contract.ts'

/** What has to be opened, tried or answered for a lesson to be worked through, in its order. */
export function partsOf(medium: Medium | MediumInFile): { id: string; name: string }[] {
  switch (medium.kind) {
    case 'parts':
      return medium.parts.map(({ id, name }) => ({ id, name }))
    case 'sizes':
      return medium.sizes.map(({ id, name }) => ({ id, name }))
    case 'scale':
      return medium.steps.map(({ value, name }) => ({ id: stepPart(value), name }))
    case 'film':
      return medium.chapters.map(({ id, title }) => ({ id, name: title }))
    case 'walk':
      return medium.scenes.map(({ id, place }) => ({ id, name: place }))
  }
}

/** @param value of a step of a scale */
export function stepPart(value: number): string {
  return `step-${value}`
}
