import { FakeModel } from '../fake-model.ts'
import { test as base } from './fixtures.ts'
import { runBuiltServer } from './run-built-server.ts'

/** A server and a language model of its own on this machine. */
export const test = base.extend<{ model: FakeModel }>({
  // One for each journey: what the last one made of it does not go on.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs.
  model: async ({}, use) => {
    const model = await new FakeModel().open()
    await use(model)
    await model.close()
  },
  baseURL: async ({ model }, use) => {
    const { aiProvider, aiModel, aiApiKey, aiBaseUrl } = model.settings()
    const server = await runBuiltServer({
      AI_PROVIDER: aiProvider,
      AI_MODEL: aiModel,
      AI_API_KEY: aiApiKey,
      AI_BASE_URL: aiBaseUrl,
    })
    await use(server.address)
    await server.stop()
  },
})
