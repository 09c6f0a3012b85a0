import { join } from 'node:path'
import { loadLibrary } from '#features/knowledge/server/load-library.ts'
import { dataFolder } from './catalogue.ts'

/** Read once for all test files of a worker. It does not change. */
export const library = loadLibrary(join(dataFolder, 'articles'))
