import { importContract } from '#features/vault/import.contract.ts'
import type { Method } from '#platform/api.contract.ts'
import type { TestApp } from './app.ts'
import type { TestMember } from './members.ts'

type SentFile = string | Uint8Array

/** Sends a file to the vault for a preview, or to save it under the id of a preview. */
export function sendCsv(server: TestApp, person: TestMember, file: SentFile, importId?: string) {
  const { previewImport, importPairings } = importContract
  return importId
    ? sendCsvTo(
        server,
        person,
        { ...importPairings, path: importPairings.path.replace(':id', importId) },
        file,
      )
    : sendCsvTo(server, person, previewImport, file)
}

export function sendCsvTo(
  server: TestApp,
  { cookies }: TestMember,
  { method, path }: { method: Method; path: string },
  file: SentFile,
) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return server.inject({
    method,
    url: path,
    headers: { cookie, 'content-type': 'text/csv' },
    payload: Buffer.from(file),
  })
}
