import {
  allDrinkFamilies,
  availabilities,
  confidences,
  drinkKinds,
  makes,
  priceBands,
  releaseStatuses,
  shades,
  wrapperClasses,
} from '#features/catalogue/catalogue.contract.ts'
import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'
import { glassTypes } from '#features/catalogue/glass.contract.ts'
import { cellText, labelOf } from '../row-words.ts'

export interface RowField {
  column: string
  label: string
  kind: 'text' | 'area' | 'choice' | 'day' | 'address'
  description?: string | undefined
  options?: readonly { value: string; label: string }[] | undefined
  isWide?: boolean | undefined
}

export interface RowFieldGroup {
  title: string
  fields: readonly RowField[]
}

type FieldSpec = readonly [
  column: string,
  kind: RowField['kind'],
  more?: Pick<RowField, 'description' | 'isWide'> & { values?: readonly string[]; canBeEmpty?: boolean },
]

const fromOne = ['1', '2', '3', '4', '5']
const fromZero = ['0', ...fromOne]
const separated = 'Separated by semicolons.'

const specs: Readonly<
  Record<CatalogueKind, readonly (readonly [title: string, fields: readonly FieldSpec[]])[]>
> = {
  cigar: [
    [
      'Name',
      [
        ['brand', 'text'],
        ['line', 'text', { description: 'Without the maker and without a size.' }],
        ['aliases', 'text', { description: separated, isWide: true }],
      ],
    ],
    [
      'Leaf',
      [
        ['country', 'text'],
        ['wrapper', 'text', { description: 'Such as Ecuadorian Connecticut.' }],
        ['wrapper_class', 'choice', { values: wrapperClasses, canBeEmpty: true }],
        ['shade', 'choice', { values: shades, canBeEmpty: true }],
        ['binder', 'text'],
        ['filler', 'text'],
      ],
    ],
    [
      'Taste',
      [
        ['strength', 'choice', { values: fromOne, canBeEmpty: true }],
        ['body', 'choice', { values: fromOne, canBeEmpty: true }],
        ['notes', 'text', { description: 'Three to six, leading ones first, or none.', isWide: true }],
        ['thirds', 'text', { description: 'As cedar;cream|leather|black-pepper, or empty.', isWide: true }],
      ],
    ],
    [
      'Sizes and price',
      [
        ['vitolas', 'area', { description: 'Such as Robusto 5x50; Torpedo 6.125x52 torpedo.', isWide: true }],
        ['make', 'choice', { values: makes }],
        ['status', 'choice', { values: releaseStatuses, canBeEmpty: true }],
        ['year', 'text'],
        ['price', 'choice', { values: priceBands, canBeEmpty: true }],
      ],
    ],
    [
      'How it is known',
      [
        ['confidence', 'choice', { values: confidences, isWide: true }],
        ['source_url', 'address', { description: 'The page that states wrapper and country.' }],
        ['checked', 'day'],
      ],
    ],
  ],
  drink: [
    [
      'Name',
      [
        ['name', 'text'],
        ['said_as', 'text', { description: 'Such as Talisker 10, or a French 75.' }],
        ['aliases', 'text', { description: separated, isWide: true }],
        ['kind', 'choice', { values: drinkKinds }],
        ['family', 'choice', { values: allDrinkFamilies }],
        ['style', 'text', { description: 'Such as solera rum, Venezuela.', isWide: true }],
      ],
    ],
    [
      'Taste',
      [
        ['proof', 'text', { description: 'Twice the alcohol by volume.' }],
        ['weight', 'choice', { values: fromOne }],
        ['sweetness', 'choice', { values: fromZero }],
        ['smoke', 'choice', { values: fromZero }],
        ['acidity', 'choice', { values: fromZero }],
        ['tannin', 'choice', { values: fromZero }],
        ['bubbles', 'choice', { values: fromZero }],
        ['notes', 'text', { description: 'Three to six, leading ones first.', isWide: true }],
      ],
    ],
    [
      'In the glass',
      [
        ['glass', 'choice', { values: glassTypes }],
        ['colour', 'text', { description: 'Of the liquid, such as #C58B3A.' }],
        ['serve', 'text', { description: 'In one short sentence.', isWide: true }],
        ['recipe', 'area', { description: `Of a mixed drink, with measures. ${separated}`, isWide: true }],
        ['price', 'choice', { values: priceBands }],
        ['availability', 'choice', { values: availabilities }],
        ['sentence', 'area', { description: 'One sentence of 30 to 170 characters.', isWide: true }],
      ],
    ],
  ],
}

/** The fields of the form, in groups. */
export function fieldGroupsOf(kind: CatalogueKind): RowFieldGroup[] {
  return specs[kind].map(([title, fields]) => ({
    title,
    fields: fields.map(([column, fieldKind, more = {}]) => ({
      column,
      label: labelOf(kind, column),
      kind: fieldKind,
      description: more.description,
      isWide: more.isWide,
      options: more.values && [
        ...(more.canBeEmpty ? [{ value: '', label: 'Not known' }] : []),
        ...more.values.map(value => ({ value, label: cellText(column, value) })),
      ],
    })),
  }))
}

const empty = (columns: string) => Object.fromEntries(columns.split(' ').map(column => [column, '']))

/** What a new row begins with. */
export function emptyRow(kind: CatalogueKind, name = ''): Record<string, string> {
  if (kind === 'cigar')
    return {
      ...empty('brand aliases country wrapper wrapper_class shade binder filler strength body notes thirds'),
      ...empty('vitolas status year price source_url checked'),
      line: name,
      make: 'handmade',
      confidence: 'medium',
    }
  return {
    ...empty('style aliases notes serve recipe said_as sentence'),
    name,
    kind: 'spirit',
    family: 'rum',
    proof: '80',
    weight: '3',
    sweetness: '0',
    smoke: '0',
    acidity: '0',
    tannin: '0',
    bubbles: '0',
    glass: 'rocks',
    colour: '#C58B3A',
    price: '$$',
    availability: 'usual',
  }
}
