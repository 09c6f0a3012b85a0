import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { AskedText, QuestionReading } from '#features/ask/server/open-question-reader.ts'
import type { NamedYearCard } from '#features/journal/palate.contract.ts'
import type { NamedCardPair } from '#features/vault/shared-page.contract.ts'
import type { Site } from '#platform/page.contract.ts'
import { builtEntry, serveBuiltFiles } from '#platform/server/http/serve-built-files.ts'
import type { PackedPage, RenderPackedPage } from '#platform/server/pack-page.ts'
import { openWorkerPool } from '#platform/server/worker-pool.ts'
import type { PublicPage, RenderPublicPage } from '../public-page.contract.ts'

/** The output of the build: browser files and the renderer of public pages. */
export interface Build {
  version: string
  assets: Site['assets']
  portal: Omit<Site['assets'], 'partStyles'>
  render: RenderPublicPage
  /** For pages that are cached. By default, `render` on the main thread. */
  renderPacked?: RenderPackedPage<PublicPage>
  /** The social card of a shared pairing. */
  drawPairCard: (pair: NamedCardPair) => Promise<Uint8Array>
  /** The picture of a member's year. */
  drawYearCard: (card: NamedYearCard) => Promise<Uint8Array>
  /** Begins to index the articles, which the first question would wait for. */
  openQuestionReader: () => void
  readQuestion: (asked: AskedText) => Promise<QuestionReading>
  serve: (app: FastifyInstance) => Promise<void>
  /** Whether Vite serves the pages from source. */
  isDevelopment: boolean
}

/** About a second of rendering each. */
const maxWaiting = { renderPublicPage: 40, renderPackedPage: 40, drawPairCard: 8, drawYearCard: 8 }
/** Some milliseconds each. In a thread of its own: no page waits while the articles are indexed. */
const maxQuestions = { readQuestion: 40 }
/** Short pages that have to appear when the queue is full. */
const pagesWithoutQueue: ReadonlySet<string> = new Set<PublicPage['page']>(['missing', 'broken', 'refused'])

const stylesFile = 'public-styles.json'

/**
 * Pages and cards are rendered in a worker thread. The renderer is client code; it is loaded from the build, so that no
 * server file imports a component.
 */
export async function readBuild(dist: string): Promise<Build> {
  const clientFolder = join(dist, 'client')
  const visitor = builtEntry(clientFolder, 'visitor.json', 'src/app/client/visitor.ts')
  const portal = builtEntry(clientFolder, 'portal.json', 'src/app/client/portal.tsx')
  const page = builtEntry(clientFolder, stylesFile, 'src/app/client/render-public-page.tsx')
  const stylesBeside = (page: { styles: string[] }, part: string) =>
    builtEntry(clientFolder, stylesFile, part).styles.filter(style => !page.styles.includes(style))
  const renderer = pathToFileURL(join(dist, 'server/render-public-page.js'))
  const worker = pathToFileURL(join(dist, 'server/module-worker.js'))
  const module = pathToFileURL(join(dist, 'server/render-in-worker.js'))
  const pool = openWorkerPool({ worker, module, maxWaiting })
  const reader = openWorkerPool({
    worker,
    module: pathToFileURL(join(dist, 'server/read-questions-in-worker.js')),
    maxWaiting: maxQuestions,
  })
  const readQuestion: Build['readQuestion'] = async asked =>
    (await reader.call('readQuestion', asked)) as QuestionReading
  const { version } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { version: string }
  return {
    version,
    assets: {
      styles: page.styles,
      partStyles: {
        member: [
          ...stylesBeside(page, 'src/app/client/portal/MemberPageShell.tsx'),
          ...stylesBeside(page, 'src/features/marks/client/MemberActions.tsx'),
        ],
        account: stylesBeside(page, 'src/features/landing/client/AccountPage.tsx'),
        shared: stylesBeside(page, 'src/app/client/compose-shared-page.tsx'),
        landing: stylesBeside(page, 'src/features/landing/client/LandingPage.tsx'),
        result: stylesBeside(page, 'src/features/landing/client/ResultPage.tsx'),
        learn: stylesBeside(page, 'src/app/client/compose-learn-page.tsx'),
      },
      fonts: page.fonts,
      scripts: [visitor.script],
    },
    portal: { styles: portal.styles, fonts: portal.fonts, scripts: [portal.script] },
    async render(page, site) {
      if (!pagesWithoutQueue.has(page.page)) return String(await pool.call('renderPublicPage', page, site))
      const { renderPublicPage } = (await import(/* @vite-ignore */ renderer.href)) as {
        renderPublicPage: RenderPublicPage
      }
      return renderPublicPage(page, site)
    },
    async renderPacked(...args) {
      const { br, gzip, etag } = (await pool.call('renderPackedPage', ...args)) as PackedPage
      // Buffers lose their class on the way between threads.
      return { br: Buffer.from(br), gzip: Buffer.from(gzip), etag }
    },
    drawPairCard: async pair => (await pool.call('drawPairCard', pair)) as Uint8Array,
    drawYearCard: async card => (await pool.call('drawYearCard', card)) as Uint8Array,
    readQuestion,
    openQuestionReader() {
      // A question says what is wrong.
      readQuestion({ question: '', cigars: 0, drinks: 0 }).catch(() => undefined)
    },
    async serve(app) {
      app.addHook('onClose', pool.close)
      app.addHook('onClose', reader.close)
      serveBuiltFiles(app, clientFolder)
    },
    isDevelopment: false,
  }
}
