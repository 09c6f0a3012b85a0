import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { HandOver } from './hand-over-by-smtp.ts'
import { letter } from './letter.ts'

const keptLetter = z.object({ id: z.string(), writtenAt: z.string(), ...letter.shape })
export type KeptLetter = z.output<typeof keptLetter>

export interface OutboxFolder {
  keep: HandOver
  /** The latest first. */
  readLatest(most: number): Promise<KeptLetter[]>
}

const lettersKept = 200

/** Where letters stay that nobody takes further: one JSON file each, for the eyes of the house alone. */
export function openOutboxFolder(folder: string): OutboxFolder {
  const names = async () =>
    (await readdir(folder).catch(() => []))
      .filter(name => name.endsWith('.json'))
      .sort()
      .reverse()
  return {
    async keep(written, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const writtenAt = new Date().toISOString()
      const file = join(folder, `${writtenAt.replaceAll(/[:.]/g, '-')}-${id}.json`)
      const text = JSON.stringify({ id, writtenAt, ...written }, null, 2)
      await writeFile(`${file}.part`, text, { mode: 0o600 })
      await rename(`${file}.part`, file)
      for (const name of (await names()).slice(lettersKept)) await rm(join(folder, name), { force: true })
    },
    async readLatest(most) {
      const texts = (await names())
        .slice(0, most)
        .map(name => readFile(join(folder, name), 'utf8').catch(() => ''))
      return (await Promise.all(texts)).flatMap(readLetter)
    },
  }
}

/** A file that somebody else put there, or cut short, is passed over. */
function readLetter(text: string): KeptLetter[] {
  try {
    return [keptLetter.parse(JSON.parse(text))]
  } catch {
    return []
  }
}
