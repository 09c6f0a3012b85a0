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

const sections = () => loadFindableSections(join(dataFolder, 'articles'), library)
const examples = loadExamples(join(dataFolder, 'ask'))

/** Opened once for all test files of a worker, by the first question: it takes seconds. */
export const readQuestion = openOnce(() => openQuestionReader({ sections: sections(), help, examples }))

const quickArticles = new Set(['beetles-and-freezing', 'cutting-a-cigar', 'what-arturo-can-and-cannot-know'])

/** Knows three articles and every eighth example, so that a server which is asked meanwhile does not wait. */
export const readQuestionQuickly = openOnce(() =>
  openQuestionReader({
    sections: sections().filter(({ slug }) => quickArticles.has(slug)),
    help: help.slice(0, 10),
    examples: examples.filter((_, at) => at % 8 === 0),
  }),
)

function openOnce(open: () => ReadQuestion) {
  let reader: ReadQuestion | undefined
  return async (asked: AskedText) => {
    reader ??= open()
    return reader(asked)
  }
}
