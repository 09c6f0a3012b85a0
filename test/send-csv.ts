import { importContract } from '#features/vault/import.contract.ts'
import type { Method } from '#platform/api.contract.ts'
import type { TestApp } from './app.ts'
import type { TestMember } from './members.ts'

type SentFile = string | Uint8Array

/** Sends a file to the vault for a preview, or to save it under the id of a preview. */
export function sendCsv(
  server: TestApp,
  person: TestMember,
  file: SentFile,
  importId?: string,
  dates?: 'day first' | 'month first',
) {
  const query = dates ? `?dates=${encodeURIComponent(dates)}` : ''
  const { previewImport, importPairings } = importContract
  return importId
    ? sendFileTo(
        server,
        person,
        { ...importPairings, path: importPairings.path.replace(':id', importId) + query },
        file,
      )
    : sendFileTo(server, person, { ...previewImport, path: previewImport.path + query }, file)
}

export function sendFileTo(
  server: TestApp,
  { cookies }: TestMember,
  { method, path, type = 'text/csv' }: { method: Method; path: string; type?: string },
  file: SentFile,
) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return server.inject({
    method,
    url: path,
    headers: { cookie, 'content-type': type },
    payload: Buffer.from(file),
  })
}
