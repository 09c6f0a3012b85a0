import { networkInterfaces } from 'node:os'

const anyInterface: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** A server that listens on every interface is printed with an address that other machines can open, if there is one. */
export function toReachableAddress(
  address: string,
  host: string,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string {
  if (!anyInterface.has(host)) return address
  const external = Object.values(interfaces)
    .flatMap(list => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  const url = new URL(address)
  if (external) url.hostname = external.address
  return url.origin
}
