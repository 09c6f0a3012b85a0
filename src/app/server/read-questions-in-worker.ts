import { join } from 'node:path'
import { loadExamples, loadSiteHelp } from '#features/ask/server/load-question-data.ts'
import { openQuestionReader } from '#features/ask/server/open-question-reader.ts'
import { loadFindableSections, loadLibrary } from '#features/knowledge/server/load-library.ts'
import { projectRoot } from '#platform/server/project-root.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const articles = join(data, 'articles')
const questions = join(data, 'ask')

export const readQuestion = openQuestionReader({
  sections: loadFindableSections(articles, loadLibrary(articles)),
  help: loadSiteHelp(questions),
  examples: loadExamples(questions),
})
