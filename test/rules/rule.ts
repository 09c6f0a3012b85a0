import { type Import, importsOf, lineOf, type Node, nodesOf, type SourceFile } from '../source-files.ts'

export interface ArchitectureRule {
  description: string
  /** Each as `file:line what to do`. */
  violations(files: SourceFile[]): string[]
  /** Violations that must be noticed, each in a file of its own. */
  examples: [path: string, text: string][]
}

export const isProjectFile = (path: string) => /^(src|test|bench|scripts)\//.test(path)
export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)
export const isTool = (path: string) => /^(scripts|bench)\//.test(path)
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('test/')
export const isProduct = (path: string) => path.startsWith('src/') && isCode(path) && !isTest(path)
export const isContract = (path: string) => /\.(contract|rules)\.ts$/.test(path)

/** `app`, `platform` or `features/pairing`. */
export function layerOf(path: string): string | undefined {
  return /^src\/(app|platform|features\/[^/]+)\//.exec(path)?.[1]
}

export function sideOf(path: string): 'contract' | 'server' | 'client' | undefined {
  if (isContract(path)) return 'contract'
  if (path.includes('/server/')) return 'server'
  return path.includes('/client/') ? 'client' : undefined
}

/** A folder of rules inside a feature or the platform, such as `src/features/pairing/engine`. */
export function subRoomOf(path: string): string | undefined {
  return /^src\/(?:app|platform|features\/[^/]+)\/(?!server\/|client\/)[^/]+(?=\/)/.exec(path)?.[0]
}

/** The file through which its neighbors use a sub-room: `pairing/engine/engine.rules.ts`. */
export function isEntry(path: string): boolean {
  return subRoomOf(path) !== undefined && /\/([^/]+)\/\1\.rules\.ts$/.test(path)
}

/** A rule about single imports of the product; tests may import anything. `complaint` says what to do instead. */
export function importRule(
  description: string,
  complaint: (from: string, to: string, found: Import) => string | false | undefined,
  examples: ArchitectureRule['examples'],
): ArchitectureRule {
  const violationsIn = (file: SourceFile) =>
    importsOf(file).flatMap(found => {
      const advice = complaint(file.path, found.target ?? found.specifier, found)
      return advice ? [`${file.path}:${found.line} imports ${found.specifier}: ${advice}`] : []
    })
  return {
    description,
    examples,
    violations: files => files.filter(({ path }) => isProduct(path)).flatMap(violationsIn),
  }
}

interface SyntaxRule {
  appliesTo(path: string): boolean
  matches(node: Node, file: SourceFile): boolean
  advice: string
  examples: ArchitectureRule['examples']
}

/** A rule against a piece of syntax. */
export function syntaxRule(
  description: string,
  { appliesTo, matches, advice, examples }: SyntaxRule,
): ArchitectureRule {
  const violationsIn = (file: SourceFile) =>
    nodesOf(file)
      .filter(node => matches(node, file))
      .map(node => `${file.path}:${lineOf(node)} ${advice}`)
  const isChecked = ({ path }: SourceFile) => isCode(path) && appliesTo(path)
  return { description, examples, violations: files => files.filter(isChecked).flatMap(violationsIn) }
}

/** A rule about whole files: `complaint` says what to do with a file that breaks it. */
export function fileRule(
  description: string,
  complaint: (file: SourceFile, files: SourceFile[]) => string | false | undefined,
  examples: ArchitectureRule['examples'],
): ArchitectureRule {
  const violations = (files: SourceFile[]) =>
    files.flatMap(file => {
      const advice = complaint(file, files)
      return advice ? [`${file.path}:1 ${advice}`] : []
    })
  return { description, examples, violations }
}

/** A rule about the text of any kind of file. */
export function textRule(
  description: string,
  { appliesTo, pattern, advice, examples }: Omit<SyntaxRule, 'matches'> & { pattern: RegExp },
): ArchitectureRule {
  const violationsIn = ({ path, text }: SourceFile) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${advice}`] : []))
  return {
    description,
    examples,
    violations: files => files.filter(({ path }) => appliesTo(path)).flatMap(violationsIn),
  }
}
