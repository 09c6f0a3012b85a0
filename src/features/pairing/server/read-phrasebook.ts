import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import type { CatalogueData } from '#features/catalogue/catalogue.contract.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import {
  type Phrasebook,
  type PhraseFile,
  type Phrases,
  phraseFiles,
  requiredPhrases,
} from '../wording/wording.rules.ts'

/** A sentence is missing. The message tells the editor of the files where. */
export class IncompletePhrasebookError extends Error {
  override name = 'PhrasebookIncomplete'
}

export function readDefaultPhrasebook(catalogue: Pick<CatalogueData, 'cigars' | 'drinks'>): Phrasebook {
  return readPhrasebook(join(projectRoot(import.meta.dirname), 'data', 'words'), catalogue)
}

/**
 * Reads `data/words/*.csv` and checks that every pair of this catalogue has its sentences: a failed start is better than
 * a recommendation with a gap.
 */
export function readPhrasebook(
  directory: string,
  catalogue: Pick<CatalogueData, 'cigars' | 'drinks'>,
): Phrasebook {
  const files = Object.keys(phraseFiles) as PhraseFile[]
  const phrasebook = Object.fromEntries(files.map(file => [file, readPhrases(directory, file)])) as Phrasebook
  const needed = requiredPhrases(catalogue)
  for (const file of files)
    for (const key of needed[file])
      if (!phrasebook[file].has(key))
        throw new IncompletePhrasebookError(`${pathOf(directory, file)} has no sentence for "${key}".`)
  return phrasebook
}

function readPhrases(directory: string, file: PhraseFile): Phrases {
  const path = pathOf(directory, file)
  if (!existsSync(path)) throw new IncompletePhrasebookError(`${path} is missing.`)
  const rows: Record<string, string>[] = parse(readFileSync(path), { columns: true, trim: true })
  const phrases = new Map<string, string[]>()
  for (const row of rows) {
    const cells = phraseFiles[file].map(column => row[column])
    if (!cells.every(Boolean) || !row.text)
      throw new IncompletePhrasebookError(
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
