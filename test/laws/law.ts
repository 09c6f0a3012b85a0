import { type Import, importsOf, lineOf, type Node, nodesOf, type SourceFile } from '../source-files.ts'

export interface Law {
  sentence: string
  /** What breaks it, each as `file:line what to do`. */
  breaches(files: SourceFile[]): string[]
  /** Violations that must be noticed, each in a file of its own. */
  planted: [path: string, text: string][]
}

export const isOurs = (path: string) => /^(src|test|bench|scripts)\//.test(path)
export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)
export const isTool = (path: string) => /^(scripts|bench)\//.test(path)
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('test/')
export const isProduct = (path: string) => path.startsWith('src/') && isCode(path) && !isTest(path)
export const isContract = (path: string) => /\.(contract|rules)\.ts$/.test(path)

/** `app`, `platform` or `features/pairing`. */
export function placeOf(path: string): string | undefined {
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

/** A law about single imports of the product; tests may import anything. `complaint` says what to do instead. */
export function importLaw(
  sentence: string,
  complaint: (from: string, to: string, one: Import) => string | false | undefined,
  planted: Law['planted'],
): Law {
  const breachesIn = (file: SourceFile) =>
    importsOf(file).flatMap(one => {
      const advice = complaint(file.path, one.target ?? one.specifier, one)
      return advice ? [`${file.path}:${one.line} imports ${one.specifier}: ${advice}`] : []
    })
  return {
    sentence,
    planted,
    breaches: files => files.filter(({ path }) => isProduct(path)).flatMap(breachesIn),
  }
}

interface Ban {
  isBound(path: string): boolean
  isBanned(node: Node, file: SourceFile): boolean
  advice: string
  planted: Law['planted']
}

/** A law against something that may not be written in code at all. */
export function ban(sentence: string, { isBound, isBanned, advice, planted }: Ban): Law {
  const breachesIn = (file: SourceFile) =>
    nodesOf(file)
      .filter(node => isBanned(node, file))
      .map(node => `${file.path}:${lineOf(node)} ${advice}`)
  const isWatched = ({ path }: SourceFile) => isCode(path) && isBound(path)
  return { sentence, planted, breaches: files => files.filter(isWatched).flatMap(breachesIn) }
}

/** A law against files as such: `complaint` says what to do with a file that breaks it. */
export function fileLaw(
  sentence: string,
  complaint: (file: SourceFile, files: SourceFile[]) => string | false | undefined,
  planted: Law['planted'],
): Law {
  const breaches = (files: SourceFile[]) =>
    files.flatMap(file => {
      const advice = complaint(file, files)
      return advice ? [`${file.path}:1 ${advice}`] : []
    })
  return { sentence, planted, breaches }
}

/** A law against words, in files of every sort. */
export function wordLaw(
  sentence: string,
  { isBound, wrong, advice, planted }: Omit<Ban, 'isBanned'> & { wrong: RegExp },
): Law {
  const breachesIn = ({ path, text }: SourceFile) =>
    text.split('\n').flatMap((line, index) => (wrong.test(line) ? [`${path}:${index + 1} ${advice}`] : []))
  return {
    sentence,
    planted,
    breaches: files => files.filter(({ path }) => isBound(path)).flatMap(breachesIn),
  }
}
