import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { library } from '#test/library.ts'
import { type AskServices, answerQuestion } from './answer-question.ts'
import { ServerStops } from './stop-reasons.ts'

/** What reads the question aborts the answer meanwhile, with this reason. */
async function answerWhileAborted(reason?: Error) {
  const stopping = new AbortController()
  const stored: string[] = []
  const services = {
    catalogue,
    library,
    help: [],
    findNamedProducts: () => [],
    findUnlistedName: () => undefined,
    async readQuestion() {
      stopping.abort(reason)
      return { routes: [{ route: 'greeting', probability: 1 }], nearness: 0, help: [], sections: [] }
    },
    asked: {
      find: async () => undefined,
      findLast: async () => undefined,
      add: async (_: string, { response }: { response: string }) => void stored.push(response),
    },
    writer: {
      isFor: () => true,
      write() {
        throw new Error('the model is asked')
      },
    },
  } as unknown as AskServices
  const id = '00000000-0000-4000-8000-000000000001'
  const answering = answerQuestion(services, 'grace', { id, question: 'hello there' }, stopping.signal)
  const said: string[] = []
  for (;;) {
    const next = await answering.next()
    if (next.done) return { said: said.join(''), whole: next.value, stored }
    said.push(next.value.text)
  }
}

test('An answer that is stopped while it is composed says nothing, asks no model and is not stored', async () => {
  expect(await answerWhileAborted()).toMatchObject({
    said: '',
    whole: { id: null, answer: '', sources: [], stopped: true, because: null },
    stored: [],
  })
})

test('Where the server stops meanwhile, the answer is our own and whole', async () => {
  const { said, whole, stored } = await answerWhileAborted(new ServerStops())
  expect(whole).toMatchObject({ answer: said, stopped: false })
  expect(said.length).toBeGreaterThan(20)
  expect(stored).toEqual([said])
})
