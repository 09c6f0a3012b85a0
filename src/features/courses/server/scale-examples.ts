import { type Cigar, cataloguePages, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { ReadKeptCigars } from '#features/humidor/server/read-kept-cigars.ts'
import type { Medium, MediumInFile } from '../lesson.contract.ts'

interface Services {
  catalogue: Pick<Catalogue, 'cigarsById' | 'drinksById'>
  keptCigars: ReadKeptCigars
}

type ScaleInFile = Extract<MediumInFile, { kind: 'scale' }>
type Example = Extract<Medium, { kind: 'scale' }>['steps'][number]['examples'][number]

const examplesPerStep = 3

/** The lesson's medium as it is sent: each step of a scale with examples, those of the member's own humidor first. */
export async function withExamples(
  services: Services,
  memberId: string,
  medium: MediumInFile,
): Promise<Medium> {
  if (medium.kind !== 'scale') return medium
  const own = medium.of === 'cigar-strength' ? await ownCigars(services, memberId) : []
  return {
    ...medium,
    steps: medium.steps.map(({ examples, ...step }) => {
      const ofMember = own.filter(({ strength }) => strength === step.value)
      const others = examples.filter(id => ofMember.every(cigar => cigar.id !== id))
      return {
        ...step,
        examples: [
          ...ofMember.map(cigar => cigarExample(cigar, true)),
          ...others.map(id => findExample(services.catalogue, medium.of, id)),
        ].slice(0, examplesPerStep),
      }
    }),
  }
}

/** Throws if the catalogue has none with this ID. */
export function findExample(catalogue: Services['catalogue'], of: ScaleInFile['of'], id: string): Example {
  const cigar = of === 'cigar-strength' ? catalogue.cigarsById.get(id) : undefined
  if (cigar) return cigarExample(cigar, false)
  const drink = of === 'drink-weight' ? catalogue.drinksById.get(id) : undefined
  if (drink) return { name: drink.name, path: cataloguePages.drink(id), isOwn: false }
  throw new Error(`A course names "${id}", which the catalogue does not have`)
}

function cigarExample(cigar: Cigar, isOwn: boolean): Example {
  return { name: cigarName(cigar), path: cataloguePages.cigar(cigar.id), isOwn }
}

/** One of each line, the latest first. */
async function ownCigars({ keptCigars }: Services, memberId: string): Promise<Cigar[]> {
  const kept = await keptCigars(memberId, new Date().toISOString().slice(0, 10))
  const lines = kept.flatMap(({ line }) => (line && isKnownCigar(line) ? [line] : []))
  return [...new Map(lines.map(line => [line.id, line])).values()]
}
