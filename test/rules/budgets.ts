import { type FunctionSize, functionsOf, type SourceFile } from '../source-files.ts'
import { type ArchitectureRule, isCode, isProjectFile } from './rule.ts'

interface Budget {
  median: number
  p90: number
}

/** Lines. `p90`: nine of ten are no longer. */
const fileBudget: Budget & { max: number } = { median: 60, p90: 180, max: 300 }
const functionBudget: Budget & { maxOfComponent: number } = {
  median: 12,
  p90: 40,
  maxOfComponent: 100,
}

interface Measured {
  at: string
  lines: number
}

const lines = (count: number, line = 'pot()') => `${line}\n`.repeat(count)

export const budgetRules: ArchitectureRule[] = [
  {
    description: 'no file is longer than 300 lines',
    violations: files =>
      sizesOf(files)
        .filter(file => file.lines > fileBudget.max)
        .map(({ at, lines }) => `${at} has ${lines} lines: find the noun that is missing and move it out`),
    examples: [
      ['src/app/client/pot.ts', lines(301)],
      ['src/app/client/Pot.module.css', lines(301, '.pot {}')],
    ],
  },
  {
    description: 'half of the files have at most 60 lines, nine of ten at most 180',
    violations: files => overBudget('files', sizesOf(files), fileBudget),
    examples: [['test/pot.ts', lines(61)]],
  },
  {
    description: 'half of the functions have at most 12 lines, nine of ten at most 40',
    violations: files => overBudget('functions', functionSizesOf(files), functionBudget),
    examples: [['scripts/pot.mjs', `function boil() {\n${lines(11)}}`]],
  },
  {
    description: 'no component is longer than 100 lines',
    violations: files =>
      functionSizesOf(files.filter(({ path }) => path.endsWith('.tsx')))
        .filter(({ name, lines }) => /^[A-Z]/.test(name) && lines > functionBudget.maxOfComponent)
        .map(({ at, name, lines }) => `${at} ${name} has ${lines} lines: make components of its parts`),
    examples: [
      ['src/app/client/Pot.tsx', `export function Pot() {\n${lines(99)}}`],
      ['src/app/client/Pot.tsx', `const Pot = memo(() => {\n${lines(99)}})`],
    ],
  },
]

function sizesOf(files: SourceFile[]): Measured[] {
  return files
    .filter(({ path }) => isProjectFile(path) && (isCode(path) || path.endsWith('.css')))
    .map(({ path, text }) => ({ at: `${path}:1`, lines: text.replace(/\n$/, '').split('\n').length }))
}

function functionSizesOf(files: SourceFile[]): (Measured & FunctionSize)[] {
  return files
    .filter(({ path }) => isProjectFile(path) && isCode(path))
    .flatMap(file => functionsOf(file).map(size => ({ ...size, at: `${file.path}:${size.line}` })))
}

/** One line with the figures and the longest ones, when either figure is over its budget. */
function overBudget(what: string, sizes: Measured[], budget: Budget): string[] {
  const ordered = sizes.toSorted((one, other) => other.lines - one.lines)
  const share = (part: number) => ordered[ordered.length - Math.ceil(part * ordered.length)]?.lines ?? 0
  const [median, p90] = [share(0.5), share(0.9)]
  if (median <= budget.median && p90 <= budget.p90) return []
  const longest = ordered.slice(0, 10).map(({ at, lines }) => `${at} (${lines})`)
  return [
    `${ordered.length} ${what}: median ${median} lines (budget ${budget.median}), nine of ten up to ${p90} (budget ${budget.p90}). Shorten some of: ${longest.join(', ')}`,
  ]
}
