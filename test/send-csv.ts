import { importContract } from '#features/vault/import.contract.ts'
import type { TestApp } from './app.ts'
import type { TestMember } from './members.ts'

type SentFile = string | Uint8Array

/** Sends a file for a preview, or to save it under the id of a preview. */
export function sendCsv(server: TestApp, { cookies }: TestMember, file: SentFile, importId?: string) {
  const { previewImport, importPairings } = importContract
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return server.inject({
    method: importId ? importPairings.method : previewImport.method,
    url: importId ? importPairings.path.replace(':id', importId) : previewImport.path,
    headers: { cookie, 'content-type': 'text/csv' },
    payload: Buffer.from(file),
  })
}
