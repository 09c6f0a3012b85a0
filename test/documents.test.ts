import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'csv/sync'
import { describe, expect, it } from 'vitest'
import { importsOf, readTree, root, type SourceFile } from './source-files.ts'

const tree = readTree()
const documents = tree.filter(({ path }) => path.endsWith('.md') && !path.startsWith('data/articles/'))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const packageJson = JSON.parse(textOf('package.json')) as Record<'scripts' | 'dependencies', object>

describe('the documents', () => {
  it.each(documents)('link to what exists: $path', document => {
    expect(brokenLinks(document)).toEqual([])
  })

  // A decision record is not edited when the code moves on.
  it.each(documents.filter(({ path }) => !path.startsWith('docs/decisions/')))(
    'name files, functions and commands that exist: $path',
    document => {
      expect(missingNames(document)).toEqual([])
    },
  )

  it('would be reported for a wrong link, file, function or command', () => {
    const at = (text: string): SourceFile => ({ path: 'docs/example.md', text })
    expect(brokenLinks(at('[a](missing.md) [b](#nowhere) [c](../README.md#nowhere)'))).toHaveLength(3)
    expect(missingNames(at('`src/missing.ts` `missing` in `test/app.ts` `npm run missing`'))).toHaveLength(3)
    expect(
      brokenLinks(at('# There\n[a](../README.md#license) [b](#there) [c](https://lounge.example)')),
    ).toEqual([])
    expect(missingNames(at('`startApp` in `test/app.ts` `npm run dev`'))).toEqual([])
  })
})

describe('README.md', () => {
  it('is read in three minutes: at most 90 lines', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(91)
  })
})

describe('docs/operate.md', () => {
  it('lists every setting of .env.example with its default', () => {
    const settings = [...textOf('.env.example').matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value || 'empty',
    ])
    expect(rowsOf('docs/operate.md', 'setting').map(([name, value]) => [name, value])).toEqual(settings)
  })
})

describe('docs/dependencies.md', () => {
  it('gives a reason for each runtime dependency', () => {
    const listed = rowsOf('docs/dependencies.md', 'package')
    expect(listed.map(([name]) => name)).toEqual(Object.keys(packageJson.dependencies).sort())
    expect(listed.filter(([, purpose]) => !purpose)).toEqual([])
  })

  it('has at most 38 of them', () => {
    expect(Object.keys(packageJson.dependencies).length).toBeLessThanOrEqual(38)
  })

  it('names only packages that the code imports', () => {
    const code = tree.filter(
      ({ path }) => /^(?:src|scripts)\/.*\.(?:tsx?|mjs)$/.test(path) && !path.includes('.test.'),
    )
    // Only what names the package is parsed: that is faster than the whole tree.
    const isImported = (name: string) =>
      code.some(
        file =>
          file.text.includes(`'${name}`) &&
          importsOf(file).some(({ specifier }) => packageOf(specifier) === name),
      )
    expect(Object.keys(packageJson.dependencies).filter(name => !isImported(name))).toEqual([])
  })
})

describe('data/README.md', () => {
  it('counts the catalogue as it is', () => {
    const rows = (file: string): Record<string, string>[] =>
      parse(textOf(`data/${file}.csv`), { columns: true })
    const count = (file: string, column: string, value: string) =>
      rows(file)
        .filter(row => row[column] === value)
        .length.toLocaleString('en-US')
    const [cigars, drinks] = [rows('cigars'), rows('drinks')]
    const makers = new Set(cigars.map(row => row.brand)).size
    const articles = textOf('data/articles/contents.md').match(/^- /gm)!.length
    const kinds = `${count('drinks', 'kind', 'spirit')} spirits, ${count('drinks', 'kind', 'wine')} wines and beers, ${count('drinks', 'kind', 'mocktail')} without alcohol`
    const text = textOf('data/README.md').replaceAll('\n', ' ')
    expect(text).toContain(
      `${cigars.length.toLocaleString('en-US')} cigar lines of ${makers} makers, ${drinks.length} drinks (${kinds}), ${rows('notes').length} notes and ${articles} articles`,
    )
    expect(text).toContain(
      `${count('cigars', 'confidence', 'high')} have the confidence \`high\`, ${count('cigars', 'confidence', 'medium')} \`medium\` and ${count('cigars', 'confidence', 'low')} \`low\``,
    )
  })
})

describe('docs/decisions', () => {
  const decisions = documents.filter(({ path }) => path.startsWith('docs/decisions/'))

  it('are numbered without a gap', () => {
    const numbers = decisions
      .map(({ path }) => Number(path.slice('docs/decisions/'.length).slice(0, 4)))
      .sort((one, other) => one - other)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it.each(decisions)('have at most 50 lines: $path', ({ text }) => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(50)
  })
})

/** Links to files that do not exist, and to headings that do not. */
function brokenLinks({ path, text }: SourceFile): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(
    ([, link, image]) => link ?? image!,
  )
  return links.filter(link => {
    if (/^https?:/.test(link)) return false
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : join(dirname(path), file)
    if (file !== '' && !existsSync(join(root, target))) return true
    return anchor !== undefined && !anchorsOf(file === '' ? text : textOf(target)).includes(anchor)
  })
}

/** As GitHub makes them of headings. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const pathPattern = /`((?:src|test|scripts|bench|data|docs|migrations|public)\/(?!NNNN)[\w./-]+\.\w+)`/g
const memberPattern = /`(\w+)(?:\(\))?` in `((?:src|test|scripts|migrations)\/[\w./-]+)`/g

function missingNames({ text }: SourceFile): string[] {
  const paths = [...text.matchAll(pathPattern)]
    .map(([, path]) => path!)
    .filter(path => !existsSync(join(root, path)))
  const members = [...text.matchAll(memberPattern)]
    .filter(([, name, path]) => existsSync(join(root, path!)) && !textOf(path!).includes(name!))
    .map(([mention]) => mention)
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)]
    .map(([, name]) => name!)
    .filter(name => !Object.keys(packageJson.scripts).includes(name))
  return [...paths, ...members, ...commands]
}

/** Cells of the table whose first column has this heading, without backticks. */
function rowsOf(path: string, heading: string): string[][] {
  const [, table = ''] = textOf(path).split(new RegExp(String.raw`^\| ${heading} \|.*\n\|[-|]+\|\n`, 'm'))
  return table
    .split('\n\n')[0]!
    .trim()
    .split('\n')
    .map(line =>
      line
        .slice(2, -2)
        .split(' | ')
        .map(cell => cell.replaceAll('`', '')),
    )
}
