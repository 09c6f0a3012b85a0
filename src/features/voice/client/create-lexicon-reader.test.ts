import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultLexicon } from '../default-lexicon.rules.ts'
import { createLexiconReader } from './create-lexicon-reader.ts'

const zino = (spoken: string) => ({ id: '0192f1d4-5c1a-7e11-9b0a-000000000001', written: 'Zino', spoken })
const answer = (...words: object[]) => new Response(JSON.stringify({ words }))

let asked: ReturnType<typeof vi.fn>
beforeEach(() => {
  vi.useFakeTimers()
  asked = vi.fn()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('The lexicon is asked for once for each text, and a change is there at the next one', async () => {
  const readLexicon = createLexiconReader()
  expect(asked).not.toHaveBeenCalled()
  asked.mockResolvedValueOnce(answer()).mockResolvedValueOnce(answer(zino('zeeno')))
  expect(await readLexicon()).toBe(defaultLexicon)
  expect(await readLexicon()).toContainEqual({ written: 'Zino', spoken: 'zeeno' })
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/lexicon', '/api/lexicon'])
})

test('Where the server is away, or takes longer than half a second, words are said as the last time', async () => {
  const readLexicon = createLexiconReader()
  asked.mockRejectedValueOnce(new TypeError('offline'))
  expect(await readLexicon()).toBe(defaultLexicon)
  asked.mockResolvedValueOnce(answer(zino('zeeno')))
  const known = await readLexicon()
  asked.mockRejectedValueOnce(new TypeError('offline'))
  expect(await readLexicon()).toBe(known)
  let arrive: (response: Response) => void = () => undefined
  asked.mockReturnValueOnce(
    new Promise(resolve => {
      arrive = resolve
    }),
  )
  const late = readLexicon()
  await vi.advanceTimersByTimeAsync(500)
  expect(await late).toBe(known)
  arrive(answer(zino('zye no')))
  await vi.advanceTimersByTimeAsync(10)
  asked.mockRejectedValueOnce(new TypeError('offline'))
  expect(await readLexicon()).toContainEqual({ written: 'Zino', spoken: 'zye no' })
})
