import type { MediumInFile } from './lesson.contract.ts'

/** What has to be opened, tried or answered for a lesson to be worked through, in its order. */
export function partsOf(medium: MediumInFile): string[] {
  switch (medium.kind) {
    case 'parts':
      return medium.parts.map(({ id }) => id)
    case 'sizes':
      return medium.sizes.map(({ id }) => id)
    case 'scale':
      return medium.steps.map(({ value }) => stepPart(value))
    case 'film':
      return medium.chapters.map(({ id }) => id)
    case 'walk':
      return medium.scenes.map(({ id }) => id)
  }
}

/** @param value of a step of a scale */
export function stepPart(value: number): string {
  return `step-${value}`
}
