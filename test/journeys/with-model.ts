import { FakeModel } from '../fake-model.ts'
import { test as base } from './fixtures.ts'
import { runBuiltServer } from './run-built-server.ts'

/** A server of its own, with a language model on this machine. */
export const test = base.extend<{ model: FakeModel }>({
  model: [new FakeModel(), { option: true }],
  baseURL: async ({ model }, use) => {
    const { aiProvider, aiModel, aiApiKey, aiBaseUrl } = (await model.open()).settings()
    const server = await runBuiltServer({
      AI_PROVIDER: aiProvider,
      AI_MODEL: aiModel,
      AI_API_KEY: aiApiKey,
      AI_BASE_URL: aiBaseUrl,
    })
    await use(server.address)
    await server.stop()
    await model.close()
  },
})
