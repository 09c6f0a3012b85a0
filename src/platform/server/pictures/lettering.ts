import { join } from 'node:path'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import type { Lettering, Typeface } from '#platform/lettering.contract.ts'
import { LruCache } from '../lru-cache.ts'
import { projectRoot } from '../project-root.ts'

const folder = join(projectRoot(import.meta.dirname), 'data/fonts')
const fontFile = (name: string) => join(folder, `${name}.ttf`)

/** Pictures use no font of the machine. */
export const pictureFonts = {
  fontFiles: ['imbue-300', 'imbue-500', 'hanken-400'].map(fontFile),
  loadSystemFonts: false,
} satisfies ResvgRenderOptions['font']

const typefaces: Readonly<Record<Typeface, { family: string; weight: number; file: string }>> = {
  'display 300': { family: 'Imbue Thin', weight: 300, file: fontFile('imbue-300') },
  'text 400': { family: 'Hanken Grotesk', weight: 400, file: fontFile('hanken-400') },
}

const sizePixels = 1000
const widths = new LruCache<number>(4000)

/** Asks the renderer itself, so that a measured line is as wide as the drawn one. */
export const lettering: Lettering = {
  widthOf: (text, typeface) =>
    // The bars give blanks at both ends a width.
    (inkWidth(`|${text}|`, typeface) - inkWidth('||', typeface)) / sizePixels,
  drawable(text, typeface) {
    const parts = [...text.normalize('NFC')].map(character => drawableParts(character, typeface))
    return parts.includes('') ? undefined : parts.join('')
  },
}

function drawableParts(character: string, typeface: Typeface): string {
  if (/\s/.test(character)) return ' '
  if (isDrawn(character, typeface)) return character
  return [...character.normalize('NFKD')].filter(part => isDrawn(part, typeface)).join('')
}

/** XML cannot contain control characters and unpaired surrogates. */
const notInXml = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u

function isDrawn(character: string, typeface: Typeface): boolean {
  return !notInXml.test(character) && inkWidth(character, typeface) > 0
}

function inkWidth(text: string, typeface: Typeface): number {
  return widths.getOrSet(`${typeface} ${text}`, () => {
    const { family, weight, file } = typefaces[typeface]
    const style = `font-family="${family}" font-weight="${weight}" font-size="${sizePixels}"`
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text ${style}>${escaped}</text></svg>`
    return new Resvg(svg, { font: { fontFiles: [file], loadSystemFonts: false } }).getBBox()?.width ?? 0
  })
}
