import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { navItems } from '../../portal.contract.ts'
import { laterIcons } from './later-icons.ts'

const src = resolve(import.meta.dirname, '../../..')

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx'))
  .map(file => readFileSync(resolve(src, file), 'utf8'))

const iconsOf = (file: string) =>
  [
    ...readFileSync(resolve(import.meta.dirname, file), 'utf8').matchAll(/import \{ (\w+Icon) \} from '@/g),
  ].map(([, name]) => name!)

const usedIn = (weight: string) =>
  sources.flatMap(source =>
    [...source.matchAll(new RegExp(`<(\\w+Icon)\\b[^>]*weight="${weight}"`, 'g'))].map(([, name]) => name!),
  )

test('No icon of the navigation is used in bold, which the build leaves out', () => {
  const names = [...iconsOf('nav-icons.ts'), ...iconsOf('later-icons.ts')]
  expect(names.length).toBeGreaterThan(12)
  expect(usedIn('bold')).toContain('CheckIcon')
  expect(usedIn('bold').filter(name => names.includes(name))).toEqual([])
})

test('No icon of a page that opens later is used with a fill, which the build leaves out', () => {
  const opensLater: string[] = navItems.filter(item => 'opensLater' in item).map(({ path }) => path)
  expect(Object.keys(laterIcons).sort()).toEqual(opensLater.sort())
  expect(usedIn('fill').filter(name => iconsOf('later-icons.ts').includes(name))).toEqual([])
})
