import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { writeAtomically } from '../storage/write-atomically.ts'
import { emailMessage } from './email-message.ts'
import type { SendEmail } from './send-via-smtp.ts'

const outboxMessage = z.object({ id: z.string(), writtenAt: z.string(), ...emailMessage.shape })
export type OutboxMessage = z.output<typeof outboxMessage>

export interface OutboxFolder {
  save: SendEmail
  /** Latest first. */
  readLatest(limit: number): Promise<OutboxMessage[]>
}

const maxMessages = 200
const draftEnding = '.part'

/** One JSON file for each message, readable only by the server's user. */
export function openOutboxFolder(folder: string): OutboxFolder {
  const names = async () =>
    (await readdir(folder).catch(() => []))
      .filter(name => name.endsWith('.json'))
      .sort()
      .reverse()
  return {
    async save(message, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const writtenAt = new Date().toISOString()
      const file = join(folder, `${writtenAt.replaceAll(/[:.]/g, '-')}-${id}.json`)
      const text = JSON.stringify({ id, writtenAt, ...message }, null, 2)
      await writeAtomically(file, Buffer.from(text), `${file}${draftEnding}`)
      for (const name of (await names()).slice(maxMessages)) await rm(join(folder, name), { force: true })
    },
    async readLatest(limit) {
      const texts = (await names())
        .slice(0, limit)
        .map(name => readFile(join(folder, name), 'utf8').catch(() => ''))
      return (await Promise.all(texts)).flatMap(parseMessage)
    },
  }
}

/** Skips foreign and truncated files. */
function parseMessage(text: string): OutboxMessage[] {
  try {
    return [outboxMessage.parse(JSON.parse(text))]
  } catch {
    return []
  }
}
