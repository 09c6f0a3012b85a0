import { join } from 'node:path'
import { loadExamples, loadSiteHelp } from '#features/ask/server/load-question-data.ts'
import {
  type AskedText,
  openQuestionReader,
  type ReadQuestion,
} from '#features/ask/server/open-question-reader.ts'
import { loadFindableSections } from '#features/knowledge/server/load-library.ts'
import { dataFolder } from './catalogue.ts'
import { library } from './library.ts'

export const help = loadSiteHelp(join(dataFolder, 'ask'))

let reader: ReadQuestion | undefined

/** Opened once for all test files of a worker, by the first question: it takes seconds. */
export async function readQuestion(asked: AskedText) {
  reader ??= openQuestionReader({
    sections: loadFindableSections(join(dataFolder, 'articles'), library),
    help,
    examples: loadExamples(join(dataFolder, 'ask')),
  })
  return reader(asked)
}
