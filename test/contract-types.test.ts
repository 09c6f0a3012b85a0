import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from './source-files.ts'

let folder: string

/** Inside the repository, so that its packages and its `imports` are found. */
beforeEach(() => {
  mkdirSync(join(root, '.build'), { recursive: true })
  folder = mkdtempSync(join(root, '.build/contract-types-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const preamble = `
import * as z from 'zod/mini'
import { contract, file, json, refuse, stream, upload } from '#platform/api.contract.ts'
import { addressOf, call, callFile } from '#platform/client/api.ts'
import { callStream } from '#platform/client/call-stream.ts'
import type { Member } from '#platform/server/http/callers.ts'
import '#platform/server/http/site-origin.ts'
import type { Handlers } from '#platform/server/http/mount-contract.ts'

const common = { method: 'POST', path: '/api/pots', summary: 'A pot.', refusals: {} } as const
const size = json(z.object({ liters: z.number() }))
const pots = contract({
  look: { ...common, opensTo: 'everyone', out: size },
  own: { ...common, opensTo: 'members', body: size, out: size },
  rule: { ...common, opensTo: 'admins', out: size, refusals: { EMPTY: { status: 409, error: 'Empty.' } } },
  boil: { ...common, opensTo: 'members', out: stream(z.object({ degrees: z.number() })) },
  draw: { ...common, opensTo: 'members', out: file('image/png', 'image/gif') },
  fill: { ...common, opensTo: 'members', out: size, body: upload({
    types: ['image/*'], maxBytes: 9, maxConcurrent: 1, maxConcurrentPerMember: 1,
    refusals: { tooLarge: 'A', unsupported: 'B', busy: 'C' } }) },
})
type Pots = Handlers<typeof pots>
const content = new Uint8Array()
const liters = 1
`

const sound = `
export const handlers: Pots = {
  look: async (_, caller, { currentCaller }) => ({ liters: caller.requestId.length + ((await currentCaller()).memberId?.length ?? 0) }),
  own: ({ body }, { memberId, sessionId }) => ({ liters: body.liters + memberId.length + sessionId.length }),
  rule: (_, { memberId }) => { if (!memberId.length) throw refuse(pots.rule, 'EMPTY'); return { liters } },
  async *boil(_, { memberId }, { signal }) { if (!signal.aborted) yield { degrees: memberId.length } },
  draw: (_, __, { signal }) => ({ name: signal.aborted ? 'no-pot.gif' : 'pot.gif', type: 'image/gif', content }),
  fill: ({ body }) => ({ liters: body.length }),
}
export const calls = async (picture: File) => {
  for await (const { degrees } of callStream(pots.boil, {})) console.info(degrees.toFixed())
  const blob: Blob = await callFile(pots.draw, {})
  return [(await call(pots.own, { body: { liters } })).liters, await call(pots.fill, { body: picture }), blob, addressOf(pots.draw, {})]
}
`

/** Each with the error that must come. */
const mistakes: Record<string, [code: string, text: string]> = {
  'a member id without a session': [
    'TS2339',
    `export const look: Pots['look'] = (_, { memberId }) => ({ liters: memberId.length })`,
  ],
  'a member that no guard made': [
    'TS2741',
    `export const member: Member = { requestId: '', memberId: '', sessionId: '', email: '', isAdmin: true, duties: [], unlockedUntil: undefined, hasTwoFactor: false }`,
  ],
  'an output of another shape': ['TS2322', `export const own: Pots['own'] = () => ({ pounds: 1 })`],
  'a body of another shape': [
    'TS2339',
    `export const own: Pots['own'] = ({ body }) => ({ liters: body.pounds })`,
  ],
  'a body that is not declared': [
    'TS18048',
    `export const look: Pots['look'] = ({ body }) => ({ liters: body.liters })`,
  ],
  'an event of another shape': [
    'TS2322',
    `export const boil: Pots['boil'] = async function* () { yield { pounds: 1 } }`,
  ],
  'one value instead of a stream': ['TS2322', `export const boil: Pots['boil'] = () => ({ degrees: 1 })`],
  'the signal of a stream elsewhere': [
    'TS2339',
    `export const look: Pots['look'] = (_, __, { signal }) => ({ liters: Number(signal.aborted) })`,
  ],
  'a file without a name': ['TS2322', `export const draw: Pots['draw'] = () => ({ content })`],
  'a content type that is not declared': [
    'TS2322',
    `export const draw: Pots['draw'] = () => ({ name: 'pot', type: 'text/html', content })`,
  ],
  'a refusal that is not declared': ['TS2345', `export const refusal = refuse(pots.rule, 'FULL')`],
  'a stream that is called like JSON': ['TS2345', `export const answer = call(pots.boil, {})`],
  'JSON that is called like a stream': [
    'TS2345',
    `export const events = callStream(pots.own, { body: { liters } })`,
  ],
  'a link to what is no file': ['TS2345', `export const address = addressOf(pots.look, {})`],
  'a JSON body for an upload': ['TS2353', `export const filled = call(pots.fill, { body: { liters } })`],
  'a plain schema as output': [
    'TS2322',
    `export const plain = contract({ pot: { ...common, opensTo: 'everyone', out: size.schema } })`,
  ],
}

it('the types of a contract accept sound code and reject every mistake', () => {
  const files = Object.entries(mistakes).map(([, [, text]], index) => [`mistake-${index}.ts`, text] as const)
  const errors = typeErrorsIn(Object.fromEntries([['sound.ts', sound], ...files]))
  const expected = Object.values(mistakes).map(([code], index) => `mistake-${index}.ts ${code}`)
  expect([...new Set(errors)].sort()).toEqual(expected.sort())
})

function typeErrorsIn(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), preamble + text)
  const options = {
    extends: '../../tsconfig.test.json',
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      rootDir: '../..',
      noUnusedLocals: false,
    },
    include: ['*.ts'],
    references: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
    cwd: folder,
  })
  return [...stdout.matchAll(/^([^(\n]*)\(\d+,\d+\): error (TS\d+)/gm)].map(
    ([, path, code]) => `${path} ${code}`,
  )
}
