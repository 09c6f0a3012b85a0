import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import autocannon, { type Request } from 'autocannon'

/** A server in a process of its own, so that its CPU time does not include that of the requests. */
export interface BenchedServer {
  address: string
  pid: number
  stop: () => Promise<void>
}

/** Runs `node ...args` until it prints its address. */
export async function spawnServer(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<BenchedServer> {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  })
  const address = await addressOf(child)
  return {
    address,
    pid: child.pid!,
    async stop() {
      const ended = new Promise(resolve => child.on('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => {
      const address = /http:\/\/[^\s/]+/.exec(String(text))?.[0]
      if (address) resolve(address)
    })
    child.on('exit', code => reject(new Error(`the server ended with ${code} before it was open`)))
  })
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Microseconds of CPU since its start, of all its threads; from /proc, so on Linux only. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6
}

export interface BenchRequest {
  method?: 'GET' | 'POST'
  path: string
  body?: unknown
  headers?: Record<string, string>
}

const connections = 16
/** So many different requests per connection; afterwards it starts again. */
const requestsPerConnection = 300

/** Never repeats in a run, so that a request that must be new is new. */
let nextIndex = 0

/**
 * Keeps all connections busy and returns the number of answers. An amount of requests is exact; a duration leaves some
 * half done. Throws for an unexpected status.
 */
export async function load(
  address: string,
  length: { duration: number } | { amount: number },
  requestAt: (index: number) => BenchRequest,
): Promise<number> {
  const nextRequest = (): Request => {
    const { method = 'GET', path, body, headers } = requestAt(nextIndex++)
    if (body === undefined) return { method, path, headers }
    return {
      method,
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
  }
  const result = await autocannon({
    url: address,
    ...length,
    connections,
    setupClient: client => client.setRequests(Array.from({ length: requestsPerConnection }, nextRequest)),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${requestAt(0).path}: ${result.non2xx} refused, ${result.errors} without an answer`)
  return result['2xx']
}

/** Headers of a request from another address than that of any other index, so that none is refused for being too many. */
export function headersFrom(index: number, cookie = ''): Record<string, string> {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  return { 'x-forwarded-for': address, ...(cookie && { cookie }) }
}

export function send(
  address: string,
  { method = 'GET', path, body, headers }: BenchRequest,
): Promise<{ status: number; body: string; cookies: string[] }> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${address}${path}`,
      {
        method,
        headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      },
      response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            body: Buffer.concat(chunks).toString(),
            cookies: response.headers['set-cookie'] ?? [],
          }),
        )
      },
    )
    request.on('error', reject)
    request.end(payload)
  })
}
