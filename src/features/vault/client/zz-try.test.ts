import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import sharp from 'sharp'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { drawPair } from '#features/pairing/pair-drawing.rules.ts'
import { openFreePairings } from '#features/pairing/server/free-pairings.ts'
import { readHousePhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { openHousePairings } from '#features/pairing/server/house-pairings.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { renderPairCard } from '#features/vault/client/render-pair-card.tsx'
const catalogue = openHouseCatalogue('/work/main/data')
const hp = openHousePairings(catalogue)
const free = openFreePairings(catalogue, readHousePhrasebook(catalogue))
const find = (t: string) => catalogue.recognise(t, 1).matches[0]!.cigar
const longest = [...catalogue.cigars].sort((a, b) => cigarName(b).length - cigarName(a).length)[0]!
const ask: [string, any, any][] = [
  ['padron', find('Padron 1964 Anniversary Maduro'), 'spirit'],
  ['long', longest, 'wine'],
  ['mock', find('Ashton Classic'), 'mocktail'],
  ['lancero', find('Cohiba Lancero'), 'wine'],
  ['short', find('Oliva Serie V'), 'spirit'],
]
test('x', async () => {
  const out: any[] = []
  for (const [n, cigar, kind] of ask) {
    const best = hp.drinksFor(cigar, kind)[0]!.drink
    out.push([n, { cigar_name: cigarName(cigar), pairing_type: kind, pairing_name: best.name, notes: free.forText(cigarName(cigar)).result, drawing: drawPair(cigar, best) }])
  }
  out.push(['unknown', { cigar_name: 'My Father’s Own Roll No. 3', pairing_type: 'spirit', pairing_name: 'Ron Zacapa 23', notes: 'A cigar from the bottom of the drawer, with a rum that has waited as long. Not on any list.', drawing: null }])
  out.push(['cjk', { cigar_name: '한국 시가', pairing_type: 'spirit', pairing_name: 'Château “Âge” & Filles <b>', notes: '字字字', drawing: null }])
  out.push(['xxl', { cigar_name: 'Word '.repeat(60).trim(), pairing_type: 'wine', pairing_name: 'x'.repeat(300), notes: 'y'.repeat(3000), drawing: out[1][1].drawing }])
  for (const [n, pair] of out) {
    const a = performance.now()
    const svg = renderPairCard(pair)
    const b = performance.now()
    writeFileSync(`/tmp/vwork/${n}.svg`, svg)
    for (const [m, o] of [['pal', { palette: true, colours: 128, effort: 5, dither: 0 }], ['c64', { palette: true, colours: 64, dither: 0, effort: 4 }], ['c64e10', { palette: true, colours: 96, dither: 0, effort: 10 }]] as const) {
      const c = performance.now()
      const png = await sharp(Buffer.from(svg)).png(o as any).toBuffer()
      writeFileSync(`/tmp/vwork/${n}-${m}.png`, png)
      console.log(n, m, 'svg', svg.length, (b - a).toFixed(1), 'png', png.length, (performance.now() - c).toFixed(1))
    }
  }
})
