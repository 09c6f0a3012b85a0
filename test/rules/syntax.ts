import type { types } from '@babel/core'
import { lastNameOf, type Node, nodesOf, rootNameOf, type SourceFile } from '../source-files.ts'
import {
  type ArchitectureRule,
  isProduct,
  isProjectFile,
  isTest,
  isTool,
  sideOf,
  syntaxRule,
  textRule,
} from './rule.ts'

const isServedPage = (path: string) =>
  /^src\/(features\/(illustrations|landing|pairing)\/client|platform\/client\/ui\/drawings)\//.test(path)

const unfinished = /\b(TODO|FIXME|XXX)\b/

const isComment = (node: Node) => node.type === 'CommentLine' || node.type === 'CommentBlock'
const isCall = (node: Node) => node.type === 'CallExpression' || node.type === 'NewExpression'
const isMemberAccess = (node: Node) =>
  node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression'
const isNamed = (node: Node, name: string) =>
  (node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name === name
/** `object.property`, also as `object['property']` or at the end of a longer chain. */
const isMember = (node: Node, object: string, property: string) =>
  isMemberAccess(node) && lastNameOf(node.object) === object && lastNameOf(node) === property

const isWholeSentence = (node: Node | null) => {
  const parts = node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw) : []
  const text = node?.type === 'StringLiteral' ? node.value : parts.join('…')
  return /^\S+( \S+){4,}\.$/.test(text)
}

const calledImport = (node: Node) =>
  node.type === 'CallExpression' && node.callee.type === 'Import' ? node.arguments[0] : undefined

const keptWeights = ['light', 'bold', 'fill']

/** An icon of Phosphor, as an element. */
const isIcon = (node: Node, file: SourceFile): node is types.JSXOpeningElement =>
  node.type === 'JSXOpeningElement' &&
  nodesOf(file).some(
    found =>
      found.type === 'ImportDeclaration' &&
      found.source.value.startsWith('@phosphor-icons/') &&
      found.specifiers.some(({ local }) => isNamed(node.name, local.name)),
  )

const hasKeptWeight = ({ attributes }: types.JSXOpeningElement) =>
  attributes.some(
    attribute =>
      attribute.type === 'JSXAttribute' &&
      isNamed(attribute.name, 'weight') &&
      (attribute.value?.type !== 'StringLiteral' || keptWeights.includes(attribute.value.value)),
  )

export const syntaxRules: ArchitectureRule[] = [
  syntaxRule('nothing has the type any', {
    appliesTo: () => true,
    matches: node => node.type === 'TSAnyKeyword',
    advice: 'uses any: name the type, or use unknown',
    examples: [['src/app/client/pot.ts', 'const pots = new Map<string, any>()']],
  }),
  syntaxRule('the type checker is never silenced', {
    appliesTo: () => true,
    matches: node => isComment(node) && /@ts-(ignore|expect-error|nocheck)/.test(node.value),
    advice: 'silences the type checker: fix the types',
    examples: ['ignore', 'expect-error', 'nocheck'].map(word => [
      'test/pot.ts',
      `// @ts-${word}\nlet pot = 1`,
    ]),
  }),
  syntaxRule('no comment announces unfinished work', {
    appliesTo: () => true,
    matches: node => isComment(node) && unfinished.test(node.value),
    advice: 'leaves work undone: do it, or remove the comment',
    examples: [['scripts/pot.mjs', 'let pot /* FIXME */']],
  }),
  textRule('no style sheet or migration announces unfinished work', {
    appliesTo: path => /\.(css|sql)$/.test(path),
    pattern: unfinished,
    advice: 'leaves work undone: do it, or remove the comment',
    examples: [['src/app/client/Pot.module.css', '/* TODO */']],
  }),
  syntaxRule('a part of a page that cannot be loaded says so', {
    appliesTo: path => isProduct(path) && sideOf(path) === 'client',
    matches: node => node.type === 'CallExpression' && lastNameOf(node.callee) === 'lazy',
    advice:
      'is loaded by lazy of React: without a network the whole page becomes the error page. Load it by createLazyPart of platform/client/ui',
    examples: [
      ['src/app/client/Pot.tsx', `const PotDialog = lazy(async () => import('./PotDialog.tsx'))`],
      ['src/app/client/Pot.tsx', `const PotDialog = React.lazy(async () => import('./PotDialog.tsx'))`],
    ],
  }),
  syntaxRule('every icon has a weight that the build keeps', {
    appliesTo: path => isProduct(path) && sideOf(path) === 'client',
    matches: (node, file) => isIcon(node, file) && !hasKeptWeight(node),
    advice: `shows an icon in a weight that the build drops, so that nothing is drawn: name one of ${keptWeights.join(', ')}`,
    examples: ['', ' weight="thin"'].map(weight => [
      'src/app/client/Pot.tsx',
      `import { XIcon } from '@phosphor-icons/react/X'\nexport const pot = <XIcon${weight} />`,
    ]),
  }),
  syntaxRule('every test is run', {
    appliesTo: isTest,
    matches: node =>
      isMemberAccess(node) &&
      /^(only|skip|todo|fixme)$/.test(lastNameOf(node) ?? '') &&
      /^(it|test|describe)$/.test(rootNameOf(node) ?? ''),
    advice: 'is excluded from the run: let it run, or remove it',
    examples: [
      ['src/app/client/pot.test.ts', `it.only('boils', () => undefined)`],
      ['test/journeys/pot.spec.ts', `test.describe.skip('a pot', () => undefined)`],
    ],
  }),
  syntaxRule('tests wait as long as a busy machine needs', {
    appliesTo: path => path !== 'test/wait-for.ts',
    matches: node => isMember(node, 'vi', 'waitFor') || isMember(node, 'vi', 'waitUntil'),
    advice: 'gives up after a second: take waitFor of test/wait-for.ts',
    examples: [['src/app/client/pot.test.ts', 'await vi.waitFor(() => expect(pot).toBe(hot))']],
  }),
  syntaxRule('no page needs what browsers offer on https only', {
    appliesTo: path => sideOf(path) === 'client' && !isTest(path),
    matches: node => isMember(node, 'crypto', 'randomUUID') || isMember(node, 'crypto', 'subtle'),
    advice:
      'is missing where a lounge is visited over plain http: take freshId of platform/client/fresh-id.ts',
    examples: [['src/app/client/pot.ts', 'const id = crypto.randomUUID()']],
  }),
  syntaxRule('the image library is loaded in one module, which disables most of it', {
    appliesTo: path => isProduct(path) && path !== 'src/platform/server/pictures/load-sharp.ts',
    matches: node => {
      const isLoaded = node.type === 'ImportDeclaration' && node.importKind !== 'type'
      const source = isLoaded || node.type === 'ImportExpression' ? node.source : calledImport(node)
      return source?.type === 'StringLiteral' && source.value === 'sharp'
    },
    advice: 'loads it another way: take loadSharp of platform/server/pictures/load-sharp.ts',
    examples: [
      ['src/app/server/pot.ts', "import sharp from 'sharp'"],
      ['src/app/server/pot.ts', "const { default: sharp } = await import('sharp')"],
    ],
  }),
  syntaxRule('only scripts and benchmarks write to the console', {
    appliesTo: path => !isTool(path),
    matches: node => isMemberAccess(node) && lastNameOf(node.object) === 'console',
    advice: 'writes to the console: use the log',
    examples: [['src/app/client/pot.ts', `globalThis.console.warn('hot')`]],
  }),
  syntaxRule('no text becomes markup or code', {
    appliesTo: isProjectFile,
    matches: node =>
      isNamed(node, 'dangerouslySetInnerHTML') ||
      (isCall(node) && /^(eval|Function|insertAdjacentHTML)$/.test(lastNameOf(node.callee) ?? '')) ||
      (node.type === 'AssignmentExpression' && /^(inner|outer)HTML$/.test(lastNameOf(node.left) ?? '')),
    advice: 'makes markup or code of a text: make elements, or write the code out',
    examples: [
      ['src/app/client/Pot.tsx', '<p dangerouslySetInnerHTML={{ __html: pot }} />'],
      ['src/app/client/pot.ts', 'pot.innerHTML = text'],
      ['src/app/client/pot.ts', 'globalThis.eval(text)'],
      ['src/app/server/pot.ts', 'new Function(text)'],
    ],
  }),
  syntaxRule('pages that the server renders carry no style attribute', {
    appliesTo: isServedPage,
    matches: node => node.type === 'JSXAttribute' && node.name.name === 'style',
    advice: 'would be refused by the security policy: use a class of its module, or an attribute of SVG',
    examples: [['src/features/pairing/client/Pot.tsx', '<p style={{ color }} />']],
  }),
  syntaxRule('pages call the server only through contracts', {
    appliesTo: path =>
      isProduct(path) && sideOf(path) === 'client' && !path.startsWith('src/platform/client/'),
    matches: node =>
      isCall(node) && /^(fetch|XMLHttpRequest|EventSource)$/.test(lastNameOf(node.callee) ?? ''),
    advice:
      'makes its own request: use call, callFile, callStream or addressOf of platform/client, which handle a missing session and errors',
    examples: [
      ['src/features/pairing/client/pot.ts', `await fetch('/api/pots')`],
      ['src/app/client/pot.ts', `globalThis.fetch(pot)`],
      ['src/app/client/Pot.tsx', `const pots = new EventSource('/api/pots')`],
    ],
  }),
  syntaxRule('sentences to choose from stand in data/words', {
    appliesTo: path => path.startsWith('src/features/') && path.endsWith('.rules.ts'),
    matches: node =>
      node.type === 'ArrayExpression' && (node.elements as Node[]).filter(isWholeSentence).length > 1,
    advice: 'chooses among sentences in code: add a file to data/words and pick from the phrasebook',
    examples: [
      [
        'src/features/pairing/pot.rules.ts',
        `const hot = ['The pot is on the stove.', 'Have a look at the pot first.']`,
      ],
    ],
  }),
  syntaxRule('randomness is injected on the server', {
    appliesTo: path => isProduct(path) && sideOf(path) === 'server',
    matches: node => isMember(node, 'Math', 'random'),
    advice: 'calls Math.random: take it as an argument, or use node:crypto',
    examples: [['src/platform/server/pot.ts', 'const heat = Math.random()']],
  }),
  syntaxRule(
    'the product reads its environment only in settings.ts and main.ts, and what a child inherits in one module',
    {
      appliesTo: path =>
        isProduct(path) && !/\/server\/(settings|main|embedded-postgres\/child-environment)\.ts$/.test(path),
      matches: node => isMember(node, 'process', 'env'),
      advice: 'reads the environment: make it a setting and hand it in',
      examples: [['src/platform/server/pot.ts', 'const heat = globalThis.process.env']],
    },
  ),
]
