import type * as z from 'zod/mini'
import { type DrinkKind, drinkFamilies } from '../catalogue.contract.ts'
import {
  type CatalogueKind,
  type CigarFileRow,
  cigarFileRow,
  type DrinkFileRow,
  drinkFileRow,
  type FileRow,
} from '../catalogue-row.contract.ts'
import type { Note } from '../note.contract.ts'
import { asVitola, listOf } from './parse-file-row.ts'

/** By column, one sentence each; of the whole row under `row`. */
export type RowProblems = Readonly<Record<string, string>>
export type CheckedRow = { row: FileRow; problems?: undefined } | { row?: undefined; problems: RowProblems }

type Notes = ReadonlyMap<string, Note>

/** The cells as they are stored, or what is wrong with them: their form, the vocabulary, and what belongs together. */
export function checkFileRow(kind: CatalogueKind, cells: unknown, notesById: Notes): CheckedRow {
  return kind === 'cigar'
    ? check(cigarFileRow.safeParse(cells), row => problemsOfCigar(row, notesById))
    : check(drinkFileRow.safeParse(cells), row => problemsOfDrink(row, notesById))
}

function check<Row extends FileRow>(
  parsed: z.core.util.SafeParseResult<Row>,
  problemsOf: (row: Row) => RowProblems,
): CheckedRow {
  if (!parsed.success) {
    const { issues } = parsed.error
    return { problems: problemsIn(issues.map(({ path, message }) => [String(path[0] ?? 'row'), message])) }
  }
  const problems = problemsOf(parsed.data)
  return Object.keys(problems).length > 0 ? { problems } : { row: parsed.data }
}

/** Columns of which a known line has all, and a line of which only the name is known none. */
const factColumns = ['country', 'wrapper', 'wrapper_class', 'shade', 'strength', 'body'] as const
const optionalFactColumns = ['notes', 'binder', 'filler', 'thirds', 'vitolas', 'year', 'price'] as const

function problemsOfCigar(row: CigarFileRow, notesById: Notes): RowProblems {
  const isNameOnly = row.confidence === 'low'
  const found: [column: string, problem: string | false][] = [
    ...factColumns.map((column): [string, string | false] => [
      column,
      !isNameOnly && row[column] === '' && 'A line that is known by more than its name needs this',
    ]),
    ...[...factColumns, ...optionalFactColumns].map((column): [string, string | false] => [
      column,
      isNameOnly &&
        row[column] !== '' &&
        !(column === 'country' && row.country === 'Cuba') &&
        'Leave this empty where only the name is known',
    ]),
    [
      'wrapper_class',
      !isNameOnly &&
        (row.country === 'Cuba') !== (row.wrapper_class === 'cuban') &&
        'Cuban cigars, and no others, have the wrapper class “cuban”',
    ],
    [
      'body',
      !isNameOnly &&
        Math.abs(Number(row.strength) - Number(row.body)) > 1 &&
        'Strength and body are at most one step apart',
    ],
    ['notes', unknownNotes(listOf(row.notes), notesById)],
    [
      'thirds',
      row.thirds
        .split('|')
        .map(each => unknownNotes(listOf(each), notesById))
        .find(Boolean) ?? false,
    ],
    [
      'vitolas',
      !listOf(row.vitolas).every(isPlausibleSize) && 'Sizes are 3 to 10 inches long and 20 to 80 thick',
    ],
    ['checked', row.source_url !== '' && row.checked === '' && 'Please say on which day the page said so'],
    ['source_url', row.checked !== '' && row.source_url === '' && 'Please name the page that was checked'],
  ]
  return problemsIn(found)
}

/** The first one of each column. */
function problemsIn(found: readonly (readonly [column: string, problem: string | false])[]): RowProblems {
  const problems: Record<string, string> = {}
  for (const [column, problem] of found) if (problem !== false) problems[column] ??= problem
  return problems
}

function isPlausibleSize(text: string): boolean {
  const { lengthInches, ringGauge } = asVitola(text)
  return lengthInches >= 3 && lengthInches <= 10 && ringGauge >= 20 && ringGauge <= 80
}

function unknownNotes(notes: readonly string[], notesById: Notes): string | false {
  const unknown = notes.find(each => !notesById.has(each))
  if (unknown !== undefined) return `“${unknown}” is not one of the notes of the catalog`
  return new Set(notes).size !== notes.length && 'Please name each note once'
}

const proofLimits = { spirit: [10, 190], wine: [10, 45], beer: [5, 32], mocktail: [0, 0.9] } as const

function problemsOfDrink(row: DrinkFileRow, notesById: Notes): RowProblems {
  const { kind, family, style, proof, recipe } = row
  const families: readonly string[] = drinkFamilies[kind as DrinkKind]
  const [lowest, highest] = proofLimits[family === 'beer' && kind === 'wine' ? 'beer' : kind]
  const beerStyle = kind === 'wine' ? /^(stout|porter|lager|ale)\b/ : /^alcohol-free /
  const found: [column: string, problem: string | false][] = [
    ['family', !families.includes(family) && 'This family is of another kind of drink'],
    [
      'style',
      family === 'beer' &&
        !beerStyle.test(style) &&
        (kind === 'wine' ? 'Begin with stout, porter, lager or ale' : 'Begin with “alcohol-free”'),
    ],
    [
      'proof',
      (Number(proof) < lowest || Number(proof) > highest) &&
        `The proof of such a drink is ${lowest} to ${highest}`,
    ],
    ['smoke', family === 'scotch-peated' && row.smoke === '0' && 'A peated Scotch has smoke'],
    ['smoke', family === 'scotch-unpeated' && row.smoke !== '0' && 'An unpeated Scotch has none'],
    ['bubbles', family === 'sparkling' && Number(row.bubbles) < 2 && 'A sparkling wine has at least 2'],
    ['notes', unknownNotes(listOf(row.notes), notesById)],
    ['recipe', listOf(recipe).length === 1 && 'Name at least two ingredients, or none for a bottle'],
  ]
  return problemsIn(found)
}
