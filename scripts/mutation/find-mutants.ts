import { types } from '@babel/core'
import { type SourceFile, treeOf } from '#test/source-files.ts'

/** One small change that a test should notice. */
export interface Mutant {
  path: string
  line: number
  start: number
  end: number
  replacement: string
}

type Change = [
  node: { start?: number | null | undefined; end?: number | null | undefined },
  replacement: string,
]

const swappedOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

const swappedNames: Readonly<Record<string, string>> = {
  and: 'or',
  or: 'and',
  gt: 'gte',
  lt: 'lte',
  asc: 'desc',
  desc: 'asc',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
}
/** Calls that pass a list on with less in it, or in another order. */
const droppedCalls = /^(filter|slice|sort|toSorted|reverse|toReversed|trim|toLowerCase)$/

const statement = /\b(select|insert|update|delete|where|order by)\b/
const swappedSql: readonly [RegExp, string][] = [
  [/ and /, ' or '],
  [/ is null/, ' is not null'],
  [/ is not null/, ' is null'],
  [/ desc\b/, ' asc'],
  [/ > /, ' >= '],
  [/ < /, ' <= '],
  [/ = /, ' <> '],
]

export function findMutants(file: SourceFile): Mutant[] {
  const mutants: Mutant[] = []
  types.traverse(treeOf(file), (node, ancestors) => {
    if (ancestors.some(({ node: outer }) => types.isTSType(outer) || types.isImportDeclaration(outer))) return
    for (const [{ start, end }, replacement] of changesOf(node, file.text))
      if (typeof start === 'number' && typeof end === 'number' && file.text.slice(start, end) !== replacement)
        mutants.push({ path: file.path, line: node.loc?.start.line ?? 0, start, end, replacement })
  })
  return mutants
}

function changesOf(node: types.Node, text: string): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return changesOfOperator(node, text)
    case 'UnaryExpression':
      return node.operator === '!' ? [[node, textOf(node.argument, text)]] : []
    case 'BooleanLiteral':
      return [[node, String(!node.value)]]
    case 'NumericLiteral':
      return [[node, String(node.value + 1)]]
    case 'IfStatement':
      return [
        [node.test, 'true'],
        [node.test, 'false'],
      ]
    case 'ConditionalExpression':
      return [
        [node, `(${textOf(node.alternate, text)})`],
        [node, `(${textOf(node.consequent, text)})`],
      ]
    case 'CallExpression':
      return changesOfCall(node, text)
    case 'FunctionDeclaration':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
      return node.body.type === 'BlockStatement' && node.body.body.length > 0 ? [[node.body, '{}']] : []
    case 'StringLiteral':
    case 'TemplateElement':
      return changesOfSql(node, text)
    default:
      return []
  }
}

function changesOfOperator(node: types.BinaryExpression | types.LogicalExpression, text: string): Change[] {
  const swapped = swappedOperators[node.operator]
  if (!swapped) return []
  const [from, to] = [node.left.end!, node.right.start!]
  return [[{ start: from, end: to }, text.slice(from, to).replace(node.operator, swapped)]]
}

function changesOfCall({ callee, start, end }: types.CallExpression, text: string): Change[] {
  const name = types.isMemberExpression(callee) ? callee.property : callee
  if (name.type !== 'Identifier') return []
  const swapped = swappedNames[name.name]
  if (swapped && (types.isMemberExpression(callee) || text.includes(`${swapped},`))) return [[name, swapped]]
  if (types.isMemberExpression(callee) && droppedCalls.test(name.name))
    return [[{ start, end }, textOf(callee.object, text)]]
  return []
}

function changesOfSql(node: types.StringLiteral | types.TemplateElement, text: string): Change[] {
  const written = textOf(node, text)
  if (!statement.test(written)) return []
  return swappedSql
    .filter(([pattern]) => pattern.test(written))
    .map(([pattern, replacement]) => [node, written.replace(pattern, replacement)])
}

function textOf({ start, end }: types.Node, text: string): string {
  return text.slice(start!, end!)
}
