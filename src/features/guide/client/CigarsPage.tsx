import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import type { GuidePage } from '../guide.contract.ts'
import { CigarTable } from './CigarTable.tsx'
import { ListFrame } from './ListFrame.tsx'

type Cigars = Extract<GuidePage, { page: 'cigars' }>

export function CigarsPage({ list, inches }: Cigars) {
  return (
    <ListFrame
      list={list}
      base={cataloguePages.cigars}
      title="Every cigar we know."
      lead="Each line is drawn to scale in its usual size, where we know it. Open one to see what to pour with it, and why."
      search={{ label: 'Name on the band', placeholder: 'Padrón 1964' }}
      singular="line"
      plural="lines"
      emptyArt="humidor"
    >
      <CigarTable rows={list.rows} inches={inches} />
    </ListFrame>
  )
}
