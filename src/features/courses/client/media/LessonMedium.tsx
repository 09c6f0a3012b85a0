import type { Medium } from '../../lesson.contract.ts'
import { FilmMedium } from './FilmMedium.tsx'
import type { MediumProps } from './medium-props.ts'
import { PartsMedium } from './PartsMedium.tsx'
import { ScaleMedium } from './ScaleMedium.tsx'
import { SizesMedium } from './SizesMedium.tsx'
import { WalkMedium } from './WalkMedium.tsx'

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
