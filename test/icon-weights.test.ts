import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lightIcons } from '../vite.config.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx'))
  .map(file => readFileSync(join('src', file), 'utf8'))

test.each(lightIcons)(
  'the icon %s, of which the build keeps one weight, is shown in that weight only',
  icon => {
    const uses = sources.flatMap(source => [...source.matchAll(new RegExp(`<${icon}Icon([^>]*)>`, 'g'))])
    for (const [, props] of uses) expect(props).toContain('weight="light"')
    // Chosen at run time: the file shows no other weight.
    const chosen = sources.filter(source => source.includes(`{ ${icon}Icon }`))
    expect(chosen.length).toBeGreaterThan(0)
    if (uses.length === 0)
      for (const source of chosen)
        expect(new Set(source.match(/weight="\w+"/g))).toEqual(new Set(['weight="light"']))
  },
)
