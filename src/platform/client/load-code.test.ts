import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoConnection } from './api.ts'
import { loadCode, ReloadNeeded } from './load-code.ts'

const network = { isServerThere: true, onLine: true }
beforeEach(() => {
  Object.assign(network, { isServerThere: true, onLine: true })
  vi.stubGlobal('navigator', {
    get onLine() {
      return network.onLine
    },
  })
  vi.stubGlobal('fetch', async () => {
    if (!network.isServerThere) throw new TypeError('Failed to fetch')
    return new Response()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** `import()` of a browser that remembers a module which could not be loaded, or of one that asks again. */
function browser({ remembers }: { remembers: boolean }) {
  let failure: Error | undefined
  return async () => {
    if (remembers && failure) throw failure
    if (network.onLine && network.isServerThere) return 'the form'
    failure = new TypeError('Failed to fetch dynamically imported module')
    throw failure
  }
}

test.each([true, false])(
  'What was not there without a network is there with one, in a browser that remembers failures: %s',
  async remembers => {
    const load = browser({ remembers })
    Object.assign(network, { onLine: false, isServerThere: false })
    await expect(loadCode(load)).rejects.toThrow(NoConnection)
    await expect(loadCode(load)).rejects.not.toThrow(ReloadNeeded)
    Object.assign(network, { onLine: true, isServerThere: true })
    await expect(loadCode(load)).resolves.toBe('the form')
  },
)

test('A server that was away leaves a browser that remembers it with a page to reload, and others with the code', async () => {
  const [forgets, remembers] = [browser({ remembers: false }), browser({ remembers: true })]
  network.isServerThere = false
  for (const load of [forgets, remembers]) {
    const failure = loadCode(load)
    await expect(failure).rejects.toThrow(NoConnection)
    await expect(failure).rejects.not.toThrow(ReloadNeeded)
  }
  network.isServerThere = true
  await expect(loadCode(forgets)).resolves.toBe('the form')
  await expect(loadCode(remembers)).rejects.toThrow(ReloadNeeded)
})

test('What was loaded once is there without a connection, too', async () => {
  const load = browser({ remembers: false })
  await loadCode(load)
  Object.assign(network, { onLine: false, isServerThere: false })
  await expect(loadCode(load)).resolves.toBe('the form')
})

test('Code that fails for a moment is loaded at once', async () => {
  const load = vi.fn(async () => 'the form').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(loadCode(load)).resolves.toBe('the form')
})

test('The code of a version that is gone needs a page to reload', async () => {
  const gone = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(loadCode(gone)).rejects.toThrow('That didn’t open. Please reload the page.')
})

test('A server on the same machine is asked without a network, too', async () => {
  network.onLine = false
  await expect(loadCode(async () => 'the form')).resolves.toBe('the form')
})
