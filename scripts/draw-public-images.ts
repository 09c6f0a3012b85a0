// A maintainer's tool: draws public/og.png and public/icons/*.png with the drawing code of the site. Needs Chromium.
// Its results are committed, so it runs only after a change. public/favicon.svg is drawn by hand.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { browserOptions } from './find-chromium.mjs'

const root = resolve(import.meta.dirname, '..')
const drawings = '/src/features/illustrations/client'
const theme = '/src/platform/client/ui/theme'
/** An icon is seen small: its letters are larger than in the emblem on a page. */
const iconStyle = 'body { background: none } text { font-size: 38px }'

type EmblemComponent = FunctionComponent<{ sizePixels?: number }>

const vite = await createServer({
  root,
  configFile: false,
  plugins: [react()],
  appType: 'custom',
  cacheDir: '.build/vite-public-images',
  optimizeDeps: { noDiscovery: true },
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
})
await vite.listen()
const { Emblem } = (await vite.ssrLoadModule(`${drawings}/Emblem.tsx`)) as { Emblem: EmblemComponent }
const browser = await chromium.launch(browserOptions())
/** Everything is drawn twice as large and scaled down: finer lines than the screen's own smoothing gives. */
const page = await browser.newPage({ deviceScaleFactor: 2 })
try {
  await drawSocialCard(page)
  await drawIcon(page, 'icon-192.png', 192, tile(192))
  await drawIcon(page, 'icon-512.png', 512, tile(512))
  await drawIcon(page, 'icon-maskable-192.png', 192, fullBleed(192, 0.68))
  await drawIcon(page, 'icon-maskable-512.png', 512, fullBleed(512, 0.68))
  await drawIcon(page, 'apple-touch-icon.png', 180, fullBleed(180, 0.74))
} finally {
  await browser.close()
  await vite.close()
}

/** What social networks show beside a link: the hero of the landing page without its form. */
async function drawSocialCard(page: Page): Promise<void> {
  // The plate runs off the right edge, as its cigar has no head. The shade softens where the light of the whiskey begins.
  const style = `
    .plate { position: absolute; left: 476px; top: -24px; width: 800px; height: 656px }
    .smoke { position: absolute; inset: 0; width: 1200px; height: 630px }
    .shade { position: absolute; left: 972px; top: 575px; width: 64px; height: 20px;
      background: radial-gradient(closest-side, var(--bg) 40%, transparent) }
    .brand { position: absolute; left: 57px; top: 52px; display: flex; align-items: center; gap: 18px;
      font: 460 31px/1 var(--font-display); letter-spacing: .005em }
    h1 { position: absolute; left: 61px; top: 203px; margin: 0; white-space: nowrap;
      font: 300 158px/166px var(--font-display); letter-spacing: -.022em }`
  const body = `<canvas class="plate"></canvas><i class="shade"></i><canvas class="smoke"></canvas>
    <p class="brand">${emblem(56)}<span>Smoke Deck, Atlanta</span></p><h1>Every smoke<br>has its match.</h1>
    <script type="module">
      import { drawPlate, emberOfPlate } from '${drawings}/engraved-plate.ts'
      import { startSmoke } from '${drawings}/silk-smoke.ts'
      await Promise.all([document.fonts.load('300 25px Imbue'), document.fonts.load('500 25px Imbue')])
      const [plate, smoke] = document.querySelectorAll('canvas')
      drawPlate(plate, 'dark')
      startSmoke(smoke, { origin: () => emberOfPlate(plate), motion: 'still', top: -.02, swing: .13, lean: .05, strength: 1.15 })
      requestAnimationFrame(() => requestAnimationFrame(() => document.body.dataset.drawn = ''))
    </script>`
  await openSheet(page, { width: 1200, height: 630, style, body })
  await page.waitForSelector('[data-drawn]', { state: 'attached' })
  save('og.png', await takePicture(page, 1200, 630))
}

async function drawIcon(page: Page, name: string, size: number, body: string): Promise<void> {
  await openSheet(page, { width: size, height: size, style: iconStyle, body })
  await page.evaluate(() => document.fonts.load('560 33px Imbue').then(() => document.fonts.ready))
  save(`icons/${name}`, await takePicture(page, size, size))
}

/** A tile with round corners on nothing. */
function tile(size: number): string {
  return box(size, 0.78, `border-radius: ${size * 0.22}px`)
}

/** For systems that cut the icon to a shape of their own: `share` of it is the emblem, and no shape cuts into that. */
function fullBleed(size: number, share: number): string {
  return box(size, share, '')
}

function box(size: number, share: number, style: string): string {
  return `<div style="width:${size}px;height:${size}px;display:grid;place-items:center;background:var(--brand-dark);${style}">${emblem(size * share)}</div>`
}

function emblem(sizePixels: number): string {
  return renderToStaticMarkup(createElement(Emblem, { sizePixels }))
}

interface Sheet {
  width: number
  height: number
  style: string
  body: string
}

/** Opens a page of that size which has the tokens and fonts of the site. */
async function openSheet(page: Page, { width, height, style, body }: Sheet): Promise<void> {
  const address = `${vite.resolvedUrls?.local[0]}sheet`
  const sheets = ['tokens.css', 'fonts.css'].map(file => `<link rel="stylesheet" href="${theme}/${file}">`)
  const html = `<!doctype html><html data-theme="dark"><meta charset="utf-8">${sheets.join('')}
    <style>body { margin: 0; background: var(--bg); color: var(--text) } p { margin: 0 } svg { display: block } ${style}</style>
    <body>${body}</body></html>`
  await page.setViewportSize({ width, height })
  await page.unroute(address)
  await page.route(address, route => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(address, { waitUntil: 'networkidle' })
}

/** The page as a PNG of that size, half of its size on screen. */
async function takePicture(page: Page, width: number, height: number): Promise<Buffer> {
  const shot = await page.screenshot({ omitBackground: true })
  const pixels = await page.evaluate(
    async ([address, width, height]) => {
      const shot = await createImageBitmap(await (await fetch(address)).blob())
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!
      canvas.imageSmoothingQuality = 'high'
      canvas.drawImage(shot, 0, 0, width, height)
      const { data } = canvas.getImageData(0, 0, width, height)
      return btoa(Array.from(data, byte => String.fromCharCode(byte)).join(''))
    },
    [`data:image/png;base64,${shot.toString('base64')}`, width, height] as const,
  )
  return packPng(Buffer.from(pixels, 'base64'), width, height)
}

/**
 * A third smaller than what a browser writes. Tones go in steps of two from the ground's, an invisible difference; rows stay
 * unfiltered, since an engraving repeats itself and filters hide that from the compressor.
 */
function packPng(pixels: Buffer, width: number, height: number): Buffer {
  const isOpaque = pixels.every((byte, at) => at % 4 < 3 || byte === 255)
  const channels = isOpaque ? 3 : 4
  const rows = Buffer.alloc((width * channels + 1) * height)
  let at = 0
  pixels.forEach((byte, from) => {
    if (from % (width * 4) === 0) at++
    if (from % 4 < channels) rows[at++] = from % 4 < 3 ? byte | 1 : byte
  })
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, isOpaque ? 2 : 6, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function save(name: string, picture: Buffer): void {
  const file = resolve(root, 'public', name)
  writeFileSync(file, picture)
  console.log(`${name}: ${(picture.length / 1024).toFixed(1)} KB`)
}
