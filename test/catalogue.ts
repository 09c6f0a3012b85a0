import { resolve } from 'node:path'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'

export const dataFolder = resolve(import.meta.dirname, '../data')

/** Read and indexed once for all test files of a worker. It does not change. */
export const catalogue = loadCatalogue(dataFolder)
