import { join } from 'node:path'
import { loadCourses } from '#features/courses/server/load-courses.ts'
import { loadLibrary } from '#features/knowledge/server/load-library.ts'
import { dataFolder } from './catalogue.ts'

// Read once for all test files of a worker. They do not change.
export const library = loadLibrary(join(dataFolder, 'articles'))
export const courses = loadCourses(join(dataFolder, 'courses'), library)
