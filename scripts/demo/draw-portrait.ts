import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import type { Portrait } from './demo-accounts.mjs'

/** What lies behind the head, and what lies over it. */
const hairCuts: Record<Portrait['cut'], (hair: string) => { behind: string; over: string }> = {
  crown: hair => ({
    behind: `<circle cx="160" cy="104" r="66" fill="${hair}"/>`,
    over: `<path d="M100 128q8-46 60-46t60 46q-20-26-60-26t-60 26" fill="${hair}"/>`,
  }),
  beard: hair => ({
    behind: '',
    over: `<path d="M100 150q-8-80 60-80t60 80q-4-40-24-48q-40 10-72-2q-20 10-24 50" fill="${hair}"/>
      <path d="M104 152q1 68 56 68t56-68q-4 26-30 26q-12-10-26-10t-26 10q-26 0-30-26" fill="${hair}"/>`,
  }),
  hat: hair => ({
    behind: '',
    over: `<path d="M108 118l8-52q44-18 88 0l8 52z" fill="#d8c8a4"/><path d="M110 104h100v14H110z" fill="#3a2a20"/>
      <ellipse cx="160" cy="119" rx="86" ry="12" fill="#d8c8a4"/>
      <path d="M132 178q28-16 56 0q-28 8-56 0" fill="${hair}"/>`,
  }),
  long: hair => ({
    behind: `<path d="M86 250q-8-170 74-172t74 172z" fill="${hair}"/>`,
    over: `<path d="M101 136q-2-56 59-58t59 58q-12-26-44-32q-40 30-74 32" fill="${hair}"/>`,
  }),
}

/** A head and shoulders of flat colors, as PNG. */
export async function drawPortrait({ ground, skin, hair, coat, cut }: Portrait): Promise<Buffer> {
  const { behind, over } = hairCuts[cut](hair)
  return paint(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">
    <rect width="320" height="320" fill="${ground}"/>${behind}
    <path d="M36 320q4-92 124-92t124 92z" fill="${coat}"/>
    <path d="M134 196h52v44q-26 26-52 0z" fill="${skin}"/><path d="M134 214q26 20 52 0v10q-26 22-52 0z" opacity=".18"/>
    <ellipse cx="160" cy="148" rx="56" ry="66" fill="${skin}"/>${over}</svg>`)
}

/** A view from the deck in the evening. */
export async function drawEvening(): Promise<Buffer> {
  return paint(readFileSync(resolve(import.meta.dirname, 'evening-on-the-deck.svg'), 'utf8'))
}

function paint(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer()
}
