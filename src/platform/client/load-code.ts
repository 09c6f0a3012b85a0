import { NoConnection } from './api.ts'

/** The server answers, and yet code does not load: it is of an earlier version, or the browser no longer asks for it. */
export class ReloadNeeded extends NoConnection {
  constructor(cause: unknown) {
    super(cause, 'That didn’t open. Please reload the page.')
    this.name = 'ReloadNeeded'
  }
}

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * Loads what a page does without at first; `load` calls `import()`, and what it has loaded is there at once, also without
 * a connection: pass the same function each time. Throws `NoConnection` or `ReloadNeeded`.
 *
 * Many browsers remember a module that could not be loaded until the page is loaded anew (Chromium 150 does, 156 asks
 * again). So nothing is loaded without a connection, and what fails with one is loaded once more, which suffices in the
 * others.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!loaded.has(load)) loaded.set(load, await request(load))
  return loaded.get(load) as Code
}

async function request<Code>(load: () => Promise<Code>): Promise<Code> {
  // A server on the same machine answers without a network.
  if (!navigator.onLine && !(await isServerThere())) throw new NoConnection(undefined)
  try {
    return await load()
  } catch (failure) {
    if (!(await isServerThere())) throw new NoConnection(failure)
    return load().catch((cause: unknown) => {
      throw new ReloadNeeded(cause)
    })
  }
}

const timeoutMilliseconds = 10_000

function isServerThere(): Promise<boolean> {
  return fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMilliseconds) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
