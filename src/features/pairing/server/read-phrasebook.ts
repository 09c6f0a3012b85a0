import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Catalogue } from '#features/catalogue/catalogue.contract.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import {
  type Phrasebook,
  type PhraseFile,
  type Phrases,
  phraseFiles,
  phrasesNeeded,
} from '../phrasebook.rules.ts'

/** Something that a pair may have to say is not written down. The message is one sentence for whoever edits the files. */
export class PhrasebookIncomplete extends Error {
  override name = 'PhrasebookIncomplete'
}

/** The sentences that come with the house. */
export function readHousePhrasebook(catalogue: Pick<Catalogue, 'cigars' | 'drinks'>): Phrasebook {
  return readPhrasebook(join(projectRoot(import.meta.dirname), 'data', 'words'), catalogue)
}

/**
 * Reads the sentences of pairings (`data/words/*.csv`), and makes sure that there is one for whatever a pair of this
 * catalogue may have to say: better no start than a recommendation with a hole in it.
 */
export function readPhrasebook(
  directory: string,
  catalogue: Pick<Catalogue, 'cigars' | 'drinks'>,
): Phrasebook {
  const files = Object.keys(phraseFiles) as PhraseFile[]
  const phrasebook = Object.fromEntries(files.map(file => [file, readPhrases(directory, file)])) as Phrasebook
  const needed = phrasesNeeded(catalogue)
  for (const file of files)
    for (const key of needed[file])
      if (!phrasebook[file].has(key))
        throw new PhrasebookIncomplete(`${pathOf(directory, file)} has no sentence for "${key}".`)
  return phrasebook
}

function readPhrases(directory: string, file: PhraseFile): Phrases {
  const path = pathOf(directory, file)
  if (!existsSync(path)) throw new PhrasebookIncomplete(`${path} is missing.`)
  const rows: Record<string, string>[] = parse(readFileSync(path), { columns: true, trim: true })
  const phrases = new Map<string, string[]>()
  for (const row of rows) {
    const cells = phraseFiles[file].map(column => row[column])
    if (!cells.every(Boolean) || !row.text)
      throw new PhrasebookIncomplete(
        `A row of ${path} lacks one of its columns ${[...phraseFiles[file], 'text'].join(', ')}.`,
      )
    const key = cells.join(' ')
    phrases.set(key, [...(phrases.get(key) ?? []), row.text])
  }
  return phrases
}

function pathOf(directory: string, file: PhraseFile): string {
  return join(directory, `${file}.csv`)
}
