import { lastNameOf, type Node, rootNameOf } from '../source-files.ts'
import { ban, isOurs, isProduct, isTest, isTool, type Law, sideOf, wordLaw } from './law.ts'

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

const calledImport = (node: Node) =>
  node.type === 'CallExpression' && node.callee.type === 'Import' ? node.arguments[0] : undefined

export const bans: Law[] = [
  ban('nothing is of type any', {
    isBound: () => true,
    isBanned: node => node.type === 'TSAnyKeyword',
    advice: 'says any: say what it is, or unknown',
    planted: [['src/app/client/pot.ts', 'const pots = new Map<string, any>()']],
  }),
  ban('the type checker is never silenced', {
    isBound: () => true,
    isBanned: node => isComment(node) && /@ts-(ignore|expect-error|nocheck)/.test(node.value),
    advice: 'silences the type checker: mend the types',
    planted: ['ignore', 'expect-error', 'nocheck'].map(word => [
      'test/pot.ts',
      `// @ts-${word}\nlet pot = 1`,
    ]),
  }),
  ban('no comment says what is left to do', {
    isBound: () => true,
    isBanned: node => isComment(node) && unfinished.test(node.value),
    advice: 'leaves something to do: do it, or leave the comment out',
    planted: [['scripts/pot.mjs', 'let pot /* FIXME */']],
  }),
  wordLaw('no style sheet or migration says what is left to do', {
    isBound: path => /\.(css|sql)$/.test(path),
    wrong: unfinished,
    advice: 'leaves something to do: do it, or leave the comment out',
    planted: [['src/app/client/Pot.module.css', '/* TODO */']],
  }),
  ban('every test is run', {
    isBound: isTest,
    isBanned: node =>
      isMemberAccess(node) &&
      /^(only|skip|todo|fixme)$/.test(lastNameOf(node) ?? '') &&
      /^(it|test|describe)$/.test(rootNameOf(node) ?? ''),
    advice: 'is kept from running with the others: let it run, or remove it',
    planted: [
      ['src/app/client/pot.test.ts', `it.only('boils', () => undefined)`],
      ['test/journeys/pot.spec.ts', `test.describe.skip('a pot', () => undefined)`],
    ],
  }),
  ban('no page counts on what browsers keep for https', {
    isBound: path => sideOf(path) === 'client' && !isTest(path),
    isBanned: node => isMember(node, 'crypto', 'randomUUID') || isMember(node, 'crypto', 'subtle'),
    advice:
      'is missing where a lounge is visited over plain http: take freshId of platform/client/fresh-id.ts',
    planted: [['src/app/client/pot.ts', 'const id = crypto.randomUUID()']],
  }),
  ban('the library for pictures is opened in one place, where most of it is shut', {
    isBound: path => isProduct(path) && path !== 'src/platform/server/load-sharp.ts',
    isBanned: node => {
      const isLoaded = node.type === 'ImportDeclaration' && node.importKind !== 'type'
      const source = isLoaded || node.type === 'ImportExpression' ? node.source : calledImport(node)
      return source?.type === 'StringLiteral' && source.value === 'sharp'
    },
    advice: 'opens it by another way: take loadSharp of platform/server/load-sharp.ts',
    planted: [
      ['src/app/server/pot.ts', "import sharp from 'sharp'"],
      ['src/app/server/pot.ts', "const { default: sharp } = await import('sharp')"],
    ],
  }),
  ban('only scripts and benchmarks write to the console', {
    isBound: path => !isTool(path),
    isBanned: node => isMemberAccess(node) && lastNameOf(node.object) === 'console',
    advice: 'writes to the console: use the log',
    planted: [['src/app/client/pot.ts', `globalThis.console.warn('hot')`]],
  }),
  ban('no text becomes markup or code', {
    isBound: isOurs,
    isBanned: node =>
      isNamed(node, 'dangerouslySetInnerHTML') ||
      (isCall(node) && /^(eval|Function|insertAdjacentHTML)$/.test(lastNameOf(node.callee) ?? '')) ||
      (node.type === 'AssignmentExpression' && /^(inner|outer)HTML$/.test(lastNameOf(node.left) ?? '')),
    advice: 'makes markup or code of a text: make elements, or write the code out',
    planted: [
      ['src/app/client/Pot.tsx', '<p dangerouslySetInnerHTML={{ __html: pot }} />'],
      ['src/app/client/pot.ts', 'pot.innerHTML = text'],
      ['src/app/client/pot.ts', 'globalThis.eval(text)'],
      ['src/app/server/pot.ts', 'new Function(text)'],
    ],
  }),
  ban('pages that the server renders carry no style attribute', {
    isBound: isServedPage,
    isBanned: node => node.type === 'JSXAttribute' && node.name.name === 'style',
    advice: 'would be refused by the security policy: use a class of its module, or an attribute of SVG',
    planted: [['src/features/pairing/client/Pot.tsx', '<p style={{ color }} />']],
  }),
  ban('pages call the server only through contracts', {
    isBound: path => isProduct(path) && sideOf(path) === 'client' && !path.startsWith('src/platform/client/'),
    isBanned: node =>
      isCall(node) && /^(fetch|XMLHttpRequest|EventSource)$/.test(lastNameOf(node.callee) ?? ''),
    advice:
      'makes its own request: use call, callFile, callStream or addressOf of platform/client, which handle a missing session and errors',
    planted: [
      ['src/features/pairing/client/pot.ts', `await fetch('/api/pots')`],
      ['src/app/client/pot.ts', `globalThis.fetch(pot)`],
      ['src/app/client/Pot.tsx', `const pots = new EventSource('/api/pots')`],
    ],
  }),
  ban('chance is a service on the server', {
    isBound: path => isProduct(path) && sideOf(path) === 'server',
    isBanned: node => isMember(node, 'Math', 'random'),
    advice: 'asks Math.random: take it as an argument, or use node:crypto',
    planted: [['src/platform/server/pot.ts', 'const heat = Math.random()']],
  }),
  ban(
    'the product reads its environment only in settings.ts and main.ts, and what a child inherits in one place',
    {
      isBound: path =>
        isProduct(path) && !/\/server\/(settings|main|embedded-postgres\/child-environment)\.ts$/.test(path),
      isBanned: node => isMember(node, 'process', 'env'),
      advice: 'reads the environment: make it a setting and hand it in',
      planted: [['src/platform/server/pot.ts', 'const heat = globalThis.process.env']],
    },
  ),
]
