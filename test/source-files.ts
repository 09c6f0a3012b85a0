import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { parseSync, types } from '@babel/core'

/** A file of the project: its path from the root, with `/` on every system, and its text (empty when binary). */
export interface SourceFile {
  path: string
  text: string
}

export type Node = types.Node | types.Comment

export interface FunctionSize {
  name: string
  line: number
  lines: number
}

export interface Import {
  line: number
  /** What stands in the quotes. */
  specifier: string
  /** The file it means, from the root; undefined for a package. */
  target: string | undefined
}

export const root = resolve(import.meta.dirname, '..')

let known: SourceFile[] | undefined

/** Every file of the project: all but `.git` and what `.gitignore` names. Read once, so that each is parsed once. */
export function readTree(): SourceFile[] {
  known ??= readFiles()
  return known
}

function readFiles(): SourceFile[] {
  const ignored = ignoredNames(readFileSync(join(root, '.gitignore'), 'utf8'))
  return pathsIn('', name => name === '.git' || ignored.test(name)).map(path => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text: text.includes('\0') ? '' : text }
  })
}

function ignoredNames(gitignore: string): RegExp {
  const names = gitignore
    .split(/\r?\n/)
    .filter(line => line && !line.startsWith('#'))
    .map(line => line.replace(/\/$/, '').replaceAll('.', String.raw`\.`).replaceAll('*', '.*'))
  return new RegExp(`^(${names.join('|')})$`)
}

function pathsIn(folder: string, isIgnored: (name: string) => boolean): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .filter(entry => !isIgnored(entry.name))
    .flatMap(entry => {
      const path = posix.join(folder, entry.name)
      return entry.isDirectory() ? pathsIn(path, isIgnored) : [path]
    })
}

const trees = new WeakMap<SourceFile, types.File>()

/** The syntax tree of a TypeScript or JavaScript file. Throws on a syntax error, naming the file. */
export function treeOf(file: SourceFile): types.File {
  const known = trees.get(file)
  if (known) return known
  const plugins = file.path.endsWith('.tsx') ? (['typescript', 'jsx'] as const) : (['typescript'] as const)
  const options = { filename: file.path, configFile: false, babelrc: false, sourceType: 'module' } as const
  const tree = parseSync(file.text, { ...options, parserOpts: { plugins: [...plugins] } })
  if (tree?.type !== 'File') throw new Error(`${file.path} cannot be parsed`)
  trees.set(file, tree)
  return tree
}

const nodeLists = new WeakMap<SourceFile, Node[]>()

/** Every comment, then every node from the outside in. */
export function nodesOf(file: SourceFile): Node[] {
  const known = nodeLists.get(file)
  if (known) return known
  const nodes: Node[] = [...(treeOf(file).comments ?? [])]
  types.traverseFast(treeOf(file), node => {
    nodes.push(node)
  })
  nodeLists.set(file, nodes)
  return nodes
}

export function lineOf(node: Node): number {
  return node.loc?.start.line ?? 0
}

/** Imports of every sort: values, types, re-exports, `import()` and `import('…').Type`. */
export function importsOf(file: SourceFile): Import[] {
  return nodesOf(file).flatMap(node => {
    const source = importedFrom(node)
    if (source?.type !== 'StringLiteral') return []
    return [{ line: lineOf(node), specifier: source.value, target: targetOf(file.path, source.value) }]
  })
}

function importedFrom(node: Node): types.Node | null | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return node.source
    case 'TSImportType':
      return node.argument
    case 'CallExpression':
      return node.callee.type === 'Import' ? node.arguments[0] : undefined
    default:
      return undefined
  }
}

function targetOf(from: string, specifier: string): string | undefined {
  const path = specifier.split('?')[0]!
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  if (path.startsWith('#test/')) return path.slice(1)
  return path.startsWith('#') ? `src/${path.slice(1)}` : undefined
}

/** Sizes of the functions that take more than one line; a `describe` holds functions and is none itself. */
export function functionsOf(file: SourceFile): FunctionSize[] {
  const names = new Map<types.Node, string>()
  const containers = new Set<types.Node>()
  const sizes: FunctionSize[] = []
  types.traverseFast(treeOf(file), node => {
    if (node.type === 'VariableDeclarator') noteName(node, names)
    if (node.type === 'CallExpression' && rootNameOf(node.callee) === 'describe')
      for (const argument of node.arguments) containers.add(argument)
    if (!types.isFunction(node) || !node.loc || containers.has(node)) return
    const { start, end } = node.loc
    const lines = end.line - start.line + 1
    if (lines > 1) sizes.push({ name: names.get(node) ?? ownNameOf(node), line: start.line, lines })
  })
  return sizes
}

/** `const Name = () => …` and `const Name = memo(() => …)` */
function noteName({ id, init }: types.VariableDeclarator, names: Map<types.Node, string>): void {
  if (id.type !== 'Identifier' || !init) return
  names.set(init, id.name)
  if (init.type === 'CallExpression') for (const argument of init.arguments) names.set(argument, id.name)
}

function ownNameOf(node: types.Function): string {
  if ('id' in node && node.id) return node.id.name
  return 'key' in node && node.key.type === 'Identifier' ? node.key.name : 'a function'
}

/** The name at the very left: `describe` for `describe.each(rows)`. */
export function rootNameOf(node: types.Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (types.isMemberExpression(node) || types.isOptionalMemberExpression(node)) return rootNameOf(node.object)
  return node.type === 'CallExpression' ? rootNameOf(node.callee) : undefined
}

/** The name at the very right: `env` for `process.env` and `process['env']`. */
export function lastNameOf(node: types.Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (!types.isMemberExpression(node) && !types.isOptionalMemberExpression(node)) return undefined
  return node.property.type === 'StringLiteral' ? node.property.value : lastNameOf(node.property)
}
