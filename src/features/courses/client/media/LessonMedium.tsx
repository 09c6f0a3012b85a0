import type { Medium } from '../../lesson.contract.ts'
import { FilmMedium } from './FilmMedium.tsx'
import { PartsMedium } from './PartsMedium.tsx'
import { ScaleMedium } from './ScaleMedium.tsx'
import { SizesMedium } from './SizesMedium.tsx'
import { WalkMedium } from './WalkMedium.tsx'

export interface MediumProps<Kind extends Medium['kind']> {
  medium: Extract<Medium, { kind: Kind }>
  /** Ids of the parts that were worked through. */
  seen: ReadonlySet<string>
  onSee: (part: string) => void
}

export function LessonMedium(props: { medium: Medium } & Omit<MediumProps<'parts'>, 'medium'>) {
  const { medium, ...shared } = props
  switch (medium.kind) {
    case 'parts':
      return <PartsMedium medium={medium} {...shared} />
    case 'sizes':
      return <SizesMedium medium={medium} {...shared} />
    case 'scale':
      return <ScaleMedium medium={medium} {...shared} />
    case 'film':
      return <FilmMedium medium={medium} {...shared} />
    case 'walk':
      return <WalkMedium medium={medium} {...shared} />
  }
}
