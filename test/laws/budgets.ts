import { type FunctionSize, functionsOf, type SourceFile } from '../source-files.ts'
import { isCode, isOurs, type Law } from './law.ts'

interface Budget {
  median: number
  mostOfNine: number
}

/** Lines. `mostOfNine`: nine of ten are no longer. */
const fileBudget: Budget & { most: number } = { median: 60, mostOfNine: 180, most: 300 }
const functionBudget: Budget & { mostOfComponent: number } = {
  median: 12,
  mostOfNine: 40,
  mostOfComponent: 100,
}

interface Measured {
  at: string
  lines: number
}

const lines = (count: number, line = 'pot()') => `${line}\n`.repeat(count)

export const budgetLaws: Law[] = [
  {
    sentence: 'no file is longer than 300 lines',
    breaches: files =>
      sizesOf(files)
        .filter(file => file.lines > fileBudget.most)
        .map(({ at, lines }) => `${at} has ${lines} lines: find the noun that is missing and move it out`),
    planted: [
      ['src/app/client/pot.ts', lines(301)],
      ['src/app/client/Pot.module.css', lines(301, '.pot {}')],
    ],
  },
  {
    sentence: 'half of the files have at most 60 lines, nine of ten at most 180',
    breaches: files => overdrawn('files', sizesOf(files), fileBudget),
    planted: [['test/pot.ts', lines(61)]],
  },
  {
    sentence: 'half of the functions have at most 12 lines, nine of ten at most 40',
    breaches: files => overdrawn('functions', functionSizesOf(files), functionBudget),
    planted: [['scripts/pot.mjs', `function boil() {\n${lines(11)}}`]],
  },
  {
    sentence: 'no component is longer than 100 lines',
    breaches: files =>
      functionSizesOf(files.filter(({ path }) => path.endsWith('.tsx')))
        .filter(({ name, lines }) => /^[A-Z]/.test(name) && lines > functionBudget.mostOfComponent)
        .map(({ at, name, lines }) => `${at} ${name} has ${lines} lines: make components of its parts`),
    planted: [
      ['src/app/client/Pot.tsx', `export function Pot() {\n${lines(99)}}`],
      ['src/app/client/Pot.tsx', `const Pot = memo(() => {\n${lines(99)}})`],
    ],
  },
]

function sizesOf(files: SourceFile[]): Measured[] {
  return files
    .filter(({ path }) => isOurs(path) && (isCode(path) || path.endsWith('.css')))
    .map(({ path, text }) => ({ at: `${path}:1`, lines: text.replace(/\n$/, '').split('\n').length }))
}

function functionSizesOf(files: SourceFile[]): (Measured & FunctionSize)[] {
  return files
    .filter(({ path }) => isOurs(path) && isCode(path))
    .flatMap(file => functionsOf(file).map(size => ({ ...size, at: `${file.path}:${size.line}` })))
}

/** One line with the figures and the longest ones, when either figure is over its budget. */
function overdrawn(what: string, sizes: Measured[], budget: Budget): string[] {
  const ordered = sizes.toSorted((one, other) => other.lines - one.lines)
  const share = (part: number) => ordered[ordered.length - Math.ceil(part * ordered.length)]?.lines ?? 0
  const [median, mostOfNine] = [share(0.5), share(0.9)]
  if (median <= budget.median && mostOfNine <= budget.mostOfNine) return []
  const longest = ordered.slice(0, 10).map(({ at, lines }) => `${at} (${lines})`)
  return [
    `${ordered.length} ${what}: median ${median} lines (budget ${budget.median}), nine of ten up to ${mostOfNine} (budget ${budget.mostOfNine}). Shorten some of: ${longest.join(', ')}`,
  ]
}
