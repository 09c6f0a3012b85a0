import { posix } from 'node:path'
import type { Tree } from './follow-imports.ts'
import { follow, type Station, type Walk } from './walk.ts'
import { walks } from './walks-of-the-product.ts'

const [begin, end] = ['<!-- begin: npm run walks -->', '<!-- end: npm run walks -->']
export const aim = { files: 16, folders: 6 }

/** The document with the walks as they are now. */
export function writeWalks(document: string, tree: Tree): string {
  const [before, rest = ''] = document.split(begin)
  const after = rest.split(end)[1]
  if (after === undefined) throw new Error(`ARCHITECTURE.md has no "${begin}" with its end`)
  const texts = walks.map(walk => writeWalk(walk, follow(walk, tree)))
  return `${before}${begin}\n\n${texts.join('\n\n')}\n\n${end}${after}`
}

export function writeWalk({ title, why }: Walk, stations: readonly Station[]): string {
  const paths = [...new Set(stations.flatMap(station => ('path' in station ? [station.path] : [])))]
  const folders = new Set(paths.map(path => posix.dirname(path)))
  const isLong = paths.length > aim.files || folders.size > aim.folders
  const size = `${paths.length} files in ${folders.size} folders.`
  return [`### ${title}`, '', isLong && why ? `${size} ${why}` : size, '', ...linesOf(stations)].join('\n')
}

/** A line for each folder, in the order of the walk. */
function linesOf(stations: readonly Station[]): string[] {
  const lines: string[] = []
  let folder = ''
  for (const station of stations) {
    if ('remark' in station) {
      lines.push('', `${station.remark}:`, '')
      folder = ''
    } else if (posix.dirname(station.path) === folder)
      lines.push(`${lines.pop()} → \`${posix.basename(station.path)}\``)
    else {
      folder = posix.dirname(station.path)
      lines.push(`- \`${folder}/\` \`${posix.basename(station.path)}\``)
    }
  }
  return lines
}
