// Where the demo lounge is stored, how a directory is known as one, and the environment of everything that works in it.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'

/** Beside `var`, where `npm start` keeps a lounge that is meant. */
const defaultDirectory = 'demo-data'
/** The file that makes a directory a demo lounge. Only a directory with it is ever emptied, and `npm start` refuses it. */
const markName = 'demo-lounge'
/** The settings that the demo takes as they are given. */
const taken = ['PORT', 'LOG_LEVEL', 'DATA_DIR']
/** What is not what the settings say by default. */
const own = { HOST: '127.0.0.1', LOG_LEVEL: 'warn' }

/**
 * @returns the directory, the environment, and the names of the settings that are set aside; or `refusal`, the sentence
 * that says why there is no demo
 */
export function chooseDemo(environment, root) {
  const file = join(root, '.env')
  const given = { ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...environment }
  const isSet = name => Boolean(given[name]?.trim())
  if (isSet('DATABASE_URL'))
    return {
      refusal:
        'The demo lounge uses a database of its own, and DATABASE_URL names another one. Start it without: DATABASE_URL= npm run demo',
    }
  // The one of `.env` belongs to a lounge that is meant.
  const directory = resolve(root, environment.DATA_DIR?.trim() || defaultDirectory)
  if (isTaken(directory))
    return {
      refusal: `${directory} exists and is not a demo lounge, so it stays as it is. Choose a new directory: DATA_DIR=./${defaultDirectory}-2 npm run demo`,
    }
  const names = namesOfSettings(root)
  const kept = taken.filter(name => name !== 'DATA_DIR' && isSet(name)).map(name => [name, given[name]])
  return {
    directory,
    setAside: names.filter(name => isSet(name) && !taken.includes(name)),
    environment: {
      // An empty one also overrides `.env`.
      ...Object.fromEntries(names.map(name => [name, ''])),
      ...own,
      ...Object.fromEntries(kept),
      DATA_DIR: directory,
      // Otherwise the server refuses the mark.
      DEMO_DIRECTORY: directory,
    },
  }
}

/** When it was filled, and its folders: the database may lie elsewhere. Undefined unless it is filled to the end. */
export function readMark(directory) {
  const mark = join(directory, markName)
  const [moment = '', ...folders] = existsSync(mark) ? readFileSync(mark, 'utf8').trim().split('\n') : []
  return Number.isNaN(Date.parse(moment)) ? undefined : { filledAt: new Date(moment), folders }
}

/** @param mark left out until everything is in it */
export function markDemo(directory, mark) {
  const lines = mark ? [mark.filledAt.toISOString(), ...mark.folders] : ['not filled to the end']
  writeFileSync(join(directory, markName), `${lines.join('\n')}\n`)
}

/** Everything in it but the mark. */
export function contentsOf(directory) {
  return readdirSync(directory).filter(name => name !== markName)
}

function isTaken(directory) {
  const found = statSync(directory, { throwIfNoEntry: false })
  if (!found) return false
  return !found.isDirectory() || (!existsSync(join(directory, markName)) && readdirSync(directory).length > 0)
}

function namesOfSettings(root) {
  return [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  )
}
