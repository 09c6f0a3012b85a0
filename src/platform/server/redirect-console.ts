import type { Log } from './log.ts'

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

/**
 * Libraries write failures to the console, with statements and rows in the text. The log gets the error, which it
 * serializes by its own rules, and the place of the call.
 */
export function redirectConsole(log: Log, target: Console = globalThis.console): void {
  for (const method of methods)
    target[method] = (...args: unknown[]) => {
      const error = args.find(arg => arg instanceof Error)
      const caller = new Error('console').stack?.split('\n')[2]?.trim()
      log.warn({ ...(error && { err: error }), caller }, 'a library wrote to the console')
    }
}
