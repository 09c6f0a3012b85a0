import { describe, expect, it } from 'vitest'
import { openTree } from '../scripts/walks/follow-imports.ts'
import { follow, type Step } from '../scripts/walks/walk.ts'
import { walks } from '../scripts/walks/walks-of-the-product.ts'
import { aim, writeWalk, writeWalks } from '../scripts/walks/write-walks.ts'
import { readTree, type SourceFile } from './source-files.ts'

describe('The walks in ARCHITECTURE.md', () => {
  const tree = readTree()
  const opened = openTree(tree)
  const document = tree.find(({ path }) => path === 'ARCHITECTURE.md')!.text

  it('are up to date; otherwise run "npm run walks"', () => {
    expect(writeWalks(document, opened)).toBe(document)
  })

  it('pass files that exist', () => {
    const paths = walks
      .flatMap(walk => follow(walk, opened))
      .flatMap(each => ('path' in each ? each.path : []))
    expect(paths.filter(path => !tree.some(file => file.path === path))).toEqual([])
  })

  it('say why one is longer than the aim', () => {
    const sizes = [...document.matchAll(/^(\d+) files in (\d+) folders\.(.*)$/gm)]
    expect(sizes).toHaveLength(8)
    for (const [line, files, folders, why] of sizes)
      if (Number(files) > aim.files || Number(folders) > aim.folders) expect(why, line).not.toBe('')
  })
})

const pot = 'src/features/pot'
const files: SourceFile[] = Object.entries({
  [`${pot}/client/Pot.tsx`]: `import { useStir } from './use-stir.ts'
import { potContract } from '../pot.contract.ts'
export const Pot = () => useStir(potContract.stir.limit)`,
  [`${pot}/client/use-stir.ts`]: `import { call } from '#platform/client/api.ts'
import { potContract } from '../pot.contract.ts'
export const useStir = () => call(potContract.stir, {})`,
  [`${pot}/pot.contract.ts`]: `export const potContract = { stir: {}, cook: {} }
export const potEvent = 'pot'`,
  [`${pot}/server/pot.routes.ts`]: `import { mountContract } from '#platform/server/http/mount-contract.ts'
import { potContract, potEvent } from '../pot.contract.ts'
import { cook } from './cook.ts'
import { stir } from './stir.ts'
export function potRoutes(app: App, { live }: Services) {
  const publish = () => live.publish([], { kind: potEvent })
  mountContract(app, potContract, { cook: () => cook(), stir: () => stir() })
}`,
  [`${pot}/server/cook.ts`]: `import { stove } from './stove.store.ts'
export const cook = () => stove`,
  [`${pot}/server/stir.ts`]: `import type { Spoon } from './spoon.ts'
export const stir = (spoon: Spoon) => spoon`,
  [`${pot}/server/spoon.ts`]: `import { stove } from './stove.store.ts'
export interface Spoon { turn(): void }
export function openSpoon(): Spoon { return stove }`,
  [`${pot}/server/stove.store.ts`]: `export const stove = 1`,
  [`${pot}/server/pot.room.ts`]: `import { stirJob } from './stir.job.ts'
export const mount = jobs => jobs.registerHandler(stirJob, () => 1)`,
  [`${pot}/server/stir.job.ts`]: `export const stirJob = {}`,
  'src/platform/client/api.ts': 'export const call = 1',
}).map(([path, text]) => ({ path, text }))

const namesOn = (...steps: Step[]) =>
  follow({ title: 'A pot', steps }, openTree(files)).map(station =>
    'path' in station ? station.path.split('/').at(-1) : station.remark,
  )
const of = `${pot}/pot.contract.ts`

describe('A walk', () => {
  it('passes what calls the procedure, its handler and what that is handed in, not what is nearer', () => {
    expect(
      namesOn(
        { from: `${pot}/client/Pot.tsx` },
        { calls: 'stir', of },
        { to: `${pot}/server/stove.store.ts` },
      ),
    ).toEqual([
      'Pot.tsx',
      'use-stir.ts',
      'api.ts',
      'pot.contract.ts',
      'mount-contract.ts',
      'pot.routes.ts',
      'stir.ts',
      'spoon.ts',
      'stove.store.ts',
    ])
  })

  it('joins jobs with their rooms, events with their listeners, callbacks with their givers', () => {
    const [room, job] = [`${pot}/server/pot.room.ts`, `${pot}/server/stir.job.ts`]
    expect(namesOn({ from: job, because: 'Each minute' }, { runs: job })).toEqual([
      'Each minute',
      'stir.job.ts',
      room.split('/').at(-1),
    ])
    const heardBy = `${pot}/client/use-stir.ts`
    expect(namesOn({ receives: 'stir', of }, { publishes: 'potEvent', of, heardBy }).slice(2)).toEqual([
      'pot.routes.ts',
      'open-live.ts',
      'live.routes.ts',
      'live.contract.ts',
      'live.ts',
      'use-stir.ts',
    ])
    expect(namesOn({ from: heardBy }, { callsBack: `${pot}/client/Pot.tsx` })).toEqual([
      'use-stir.ts',
      'Pot.tsx',
    ])
  })

  it('that leads nowhere is an error, and one that is too long gives its reason', () => {
    const steps = [{ from: `${pot}/server/stir.job.ts` }, { to: `${pot}/server/cook.ts` }]
    expect(() => namesOn(...steps)).toThrow('no imports lead on')
    const stations = Array.from({ length: 17 }, (_, index) => ({ path: `src/pot/${index}.ts` }))
    const walk = { title: 'A pot', steps: [], why: 'It is deep.' }
    expect(writeWalk(walk, stations)).toContain('17 files in 1 folders. It is deep.')
    expect(writeWalk(walk, stations.slice(1))).not.toContain('It is deep.')
  })
})
