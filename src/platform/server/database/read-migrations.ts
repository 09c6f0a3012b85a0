import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Migration {
  name: string
  text: string
  sha256: string
}

const namePattern = /^\d{4}_[a-z0-9_]+\.sql$/

/** In numerical order; the numbers must be unique. */
export function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory)
    .filter(name => name.endsWith('.sql'))
    .sort()
  for (const [position, name] of names.entries()) {
    if (!namePattern.test(name)) throw new Error(`${name} must be named NNNN_sentence.sql`)
    const previous = names[position - 1]
    if (previous?.slice(0, 4) === name.slice(0, 4))
      throw new Error(`${previous} and ${name} have the same number`)
  }
  return names.map(name => readMigration(directory, name))
}

function readMigration(directory: string, name: string): Migration {
  // Git may check out files with CRLF; that must not change the checksum.
  const text = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n')
  return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
}
