import type { Tree } from './follow-imports.ts'

/** Where a walk goes next, from the file that it has reached. */
export type Step =
  /** Anew: nothing imports its way here. */
  | { from: string; because?: string }
  /** By imports. */
  | { to: string }
  /** Against the imports, by a callback that the file was given. */
  | { callsBack: string }
  /** To the nearest file that calls the procedure, and over the contract to the routes that answer it. */
  | { calls: string; of: string }
  /** To the routes that answer what another program sends. */
  | { receives: string; of: string }
  /** To the nearest file that publishes the event, and over the live connection to the file that listens. */
  | { publishes: string; of: string; heardBy: string }
  /** To the file that registers the handler of a job. */
  | { runs: string }

export interface Walk {
  title: string
  steps: readonly Step[]
  /** Why it is longer than the aim. */
  why?: string
}

/** A file on the walk, or what happens between two of them. */
export type Station = { path: string } | { remark: string }

const client = 'src/platform/client'
const server = 'src/platform/server'

/** Every file that a walk passes, in order. */
export function follow({ steps }: Walk, tree: Tree): Station[] {
  const stations: Station[] = []
  /** Answered by the routes that were reached last. */
  let procedure: string | undefined
  const here = () => stations.findLast(station => 'path' in station)?.path ?? ''
  const add = (...paths: string[]) => {
    for (const path of paths) if (path !== here()) stations.push({ path })
  }
  const onward = (matches: (path: string) => boolean) =>
    tree.path(here(), matches, here().endsWith('.routes.ts') ? procedure : undefined)
  for (const step of steps) {
    if ('from' in step) {
      if (step.because) stations.push({ remark: step.because })
      add(step.from)
    } else if ('to' in step) add(...onward(path => path === step.to))
    else if ('callsBack' in step) add(...tree.path(step.callsBack, path => path === here()).toReversed())
    else if ('calls' in step) {
      add(...onward(path => calls(tree, path, step.calls)))
      procedure = step.calls
      add(
        `${client}/api.ts`,
        step.of,
        `${server}/http/mount-contract.ts`,
        routesOf(tree, step.of, step.calls),
      )
    } else if ('receives' in step) {
      procedure = step.receives
      add(step.of, `${server}/http/mount-contract.ts`, routesOf(tree, step.of, step.receives))
    } else if ('publishes' in step) {
      add(...onward(path => publishes(tree, path, step.publishes)))
      add(`${server}/live/open-live.ts`, `${server}/live/live.routes.ts`, 'src/platform/live.contract.ts')
      add(`${client}/live.ts`, step.heardBy)
    } else {
      add(...tree.path(here(), path => path === step.runs))
      add(tree.find(step.runs, (_, text) => text.includes('registerHandler(') && names(text, step.runs)))
    }
  }
  return stations
}

function calls(tree: Tree, path: string, procedure: string): boolean {
  return new RegExp(`\\bcall\\w*\\(\\s*\\w+Contract\\.${procedure}\\b`).test(tree.textOf(path))
}

function publishes(tree: Tree, path: string, event: string): boolean {
  const text = tree.textOf(path)
  return path.includes('/server/') && /\bpublish\w*\(/.test(text) && new RegExp(`\\b${event}\\b`).test(text)
}

/** Whether it imports a file of that name. */
function names(text: string, file: string): boolean {
  return text.includes(`/${file.split('/').at(-1)}'`)
}

function routesOf(tree: Tree, contract: string, procedure: string): string {
  return tree.find(
    `${procedure} of ${contract}`,
    (path, text) =>
      path.endsWith('.routes.ts') &&
      names(text, contract) &&
      text.includes('mountContract(') &&
      new RegExp(`\\b${procedure}\\b`).test(text),
  )
}
