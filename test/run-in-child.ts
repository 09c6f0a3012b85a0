import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

export interface Child {
  pid: number
  /** The next line it prints; `undefined` once it has ended. */
  nextLine(): Promise<string | undefined>
  send(line: string): void
  kill(): Promise<void>
  /** Its exit code and everything it said on standard error. */
  ended(): Promise<{ code: number | null; complaint: string }>
}

/** Runs the text of a module in a process of its own, optionally as another user. */
export function runInChild(code: string, userId?: number): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: resolve(import.meta.dirname, '..'),
    ...(userId !== undefined && { uid: userId, gid: userId }),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const complaint = text(child.stderr)
  const exit = once(child, 'exit')
  return {
    pid: child.pid ?? 0,
    nextLine: async () => (await lines.next()).value,
    send: line => child.stdin.write(`${line}\n`),
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
    ended: async () => {
      child.stdin.end()
      const [exitCode] = await exit
      return { code: exitCode, complaint: await complaint }
    },
  }
}
