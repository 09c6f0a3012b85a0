// The pages from their sources, with Vite behind them: the same shape as the finished build.
import { createServer } from 'vite'

/** What plugin-react would put into the page as an inline script, as a module of its own. */
const refreshPath = '/@development-refresh'
const refreshScript = `import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type
`
const renderer = '/src/app/client/render-public-page.tsx'
const pairCardDrawer = '/src/features/vault/server/draw-pair-card.ts'
const yearCardDrawer = '/src/features/journal/server/draw-year-card.ts'
const questionReader = '/src/app/server/read-questions-in-worker.ts'
const ofVite = /^\/(@|src\/|node_modules\/|\.vite\/)/
const kitPage = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Kit</title><script type="module" src="${refreshPath}"></script><script type="module" src="/@vite/client"></script></head><body><div id="root"></div><script type="module" src="/src/app/client/kit/kit.tsx"></script></body></html>`

export async function openVite() {
  return createServer({
    appType: 'custom',
    server: { middlewareMode: true },
    plugins: [
      {
        name: 'development-refresh',
        resolveId: id => (id === refreshPath ? id : null),
        load: id => (id === refreshPath ? refreshScript : null),
      },
    ],
  })
}

/** @param {Awaited<ReturnType<typeof openVite>>} vite */
export function developmentBuild(vite, version) {
  return async () => {
    let { renderPublicPage, renderPairCard, renderYearCard } = await vite.ssrLoadModule(renderer)
    const { drawPairCard } = await vite.ssrLoadModule(pairCardDrawer)
    const { drawYearCard } = await vite.ssrLoadModule(yearCardDrawer)
    vite.watcher.on('change', async () => {
      try {
        ;({ renderPublicPage, renderPairCard, renderYearCard } = await vite.ssrLoadModule(renderer))
      } catch (failure) {
        console.error('The pages do not load with this change; the next change will be tried.', failure)
      }
    })
    return {
      version,
      isDevelopment: true,
      assets: {
        styles: [],
        partStyles: { member: [], account: [], shared: [], landing: [], result: [] },
        fonts: [],
        scripts: [refreshPath, '/@vite/client', renderer, '/src/app/client/visitor.ts'],
      },
      portal: {
        styles: [],
        fonts: [],
        scripts: [refreshPath, '/@vite/client', '/src/app/client/portal.tsx'],
      },
      render: (page, site) => renderPublicPage(page, site),
      drawPairCard: pair => drawPairCard(renderPairCard, pair),
      drawYearCard: card => drawYearCard(renderYearCard, card),
      // The first question waits some seconds for its index.
      openQuestionReader: () => undefined,
      readQuestion: async asked => (await vite.ssrLoadModule(questionReader)).readQuestion(asked),
      serve: async app => serveFromVite(app, vite),
    }
  }
}

function serveFromVite(app, vite) {
  app.get('/kit', { schema: { hide: true } }, (_request, reply) => reply.type('text/html').send(kitPage))
  const hand = (request, reply, otherwise) => {
    vite.middlewares(request.raw, reply.raw, otherwise)
  }
  app.addHook('onRequest', (request, reply, next) => {
    if (ofVite.test(request.url)) {
      reply.hijack()
      hand(request, reply, () => reply.raw.writeHead(404).end())
    } else next()
  })
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    hand(request, reply.hijack(), () => reply.raw.writeHead(404).end('Nothing here'))
  })
}
