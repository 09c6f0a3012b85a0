import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { writeAtomically } from '../storage/write-atomically.ts'
import { emailMessage } from './email-message.ts'
import type { SendEmail } from './send-via-smtp.ts'

const outboxMessage = z.object({ id: z.string(), writtenAt: z.string(), ...emailMessage.shape })
export type OutboxMessage = z.output<typeof outboxMessage>

/** In the same order: each message as it should be, or undefined if it should be removed. */
export type ReviseMessages = (messages: readonly OutboxMessage[]) => Promise<(OutboxMessage | undefined)[]>

export interface OutboxFolder {
  save: SendEmail
  /** Latest first. */
  read(): Promise<OutboxMessage[]>
  /** Rewrites and removes messages, one revision at a time. */
  revise(revise: ReviseMessages): Promise<void>
}

interface StoredMessage {
  file: string
  message: OutboxMessage
}

const maxMessages = 200
const maxAgeMilliseconds = 7 * 24 * 60 * 60 * 1000
const ending = '.json'
const draftEnding = '.part'
/** Writing one takes a moment; an older draft was left by a killed process. */
const draftMilliseconds = 60 * 60 * 1000

/** One JSON file for each message, readable only by the server's user, for a week. */
export function openOutboxFolder(folder: string): OutboxFolder {
  let lastRevision: Promise<unknown> = Promise.resolve()
  const names = async () =>
    (await readdir(folder).catch(() => []))
      .filter(name => name.endsWith(ending))
      .sort()
      .reverse()
  const write = async (file: string, message: OutboxMessage) =>
    writeAtomically(
      file,
      Buffer.from(JSON.stringify(message, null, 2)),
      join(folder, `${randomUUID()}${draftEnding}`),
    )
  const readAll = async (): Promise<StoredMessage[]> => {
    const files = (await names()).map(name => join(folder, name))
    const texts = await Promise.all(files.map(file => readFile(file, 'utf8').catch(() => '')))
    return texts.flatMap((text, index) => {
      const message = parseMessage(text)
      return message ? { file: files[index]!, message } : []
    })
  }
  const removeAbandonedDrafts = async () => {
    for (const name of (await readdir(folder).catch(() => [])).filter(entry => entry.endsWith(draftEnding))) {
      const stats = await stat(join(folder, name)).catch(() => undefined)
      if (stats && Date.now() - stats.mtimeMs > draftMilliseconds)
        await rm(join(folder, name), { force: true })
    }
  }
  const applyRevision = async (revise: ReviseMessages) => {
    await removeAbandonedDrafts()
    const stored = await readAll()
    const current = stored.filter(({ message }) => !isOld(message))
    const revised = await revise(current.map(({ message }) => message))
    for (const { file } of stored.filter(({ message }) => isOld(message))) await rm(file, { force: true })
    for (const [index, { file, message }] of current.entries()) {
      const wanted = revised[index]
      if (wanted === undefined) await rm(file, { force: true })
      else if (wanted !== message) await write(file, wanted)
    }
  }
  return {
    async save(message, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const writtenAt = new Date().toISOString()
      await write(join(folder, `${writtenAt.replaceAll(/[:.]/g, '-')}-${id}${ending}`), {
        id,
        writtenAt,
        ...message,
      })
      for (const name of (await names()).slice(maxMessages)) await rm(join(folder, name), { force: true })
    },
    read: async () => (await readAll()).map(({ message }) => message).filter(message => !isOld(message)),
    async revise(revise) {
      const revision = lastRevision.then(() => applyRevision(revise))
      lastRevision = revision.catch(() => undefined)
      await revision
    },
  }
}

function isOld({ writtenAt }: OutboxMessage): boolean {
  return Date.now() - Date.parse(writtenAt) > maxAgeMilliseconds
}

/** Skips foreign and truncated files. */
function parseMessage(text: string): OutboxMessage | undefined {
  try {
    return outboxMessage.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
