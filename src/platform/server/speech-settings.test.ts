import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, tmpdir())
const errorFor = (environment: NodeJS.ProcessEnv) => {
  try {
    read(environment)
    return 'no error'
  } catch (failure) {
    return (failure as Error).message
  }
}

describe('A speech provider', () => {
  test('needs a key, or an address of its own with or without one', () => {
    expect(read({ ELEVENLABS_API_KEY: 'hunter2' })).toMatchObject({ elevenLabsApiKey: 'hunter2' })
    expect(read({ SPEECH_URL: 'http://kokoro:8880/v1', SPEECH_MODEL: 'kokoro' })).toMatchObject({
      speechUrl: 'http://kokoro:8880/v1',
      speechApiKey: undefined,
      speechModel: 'kokoro',
    })
  })

  test.each([
    [{ SPEECH_API_KEY: 'hunter2' }, 'SPEECH_URL is empty, but SPEECH_API_KEY is set.'],
    [{ SPEECH_URL: 'http://speech.example/v1' }, 'SPEECH_URL is'],
    [{ ELEVENLABS_API_KEY: 'hunter2 ü' }, 'ELEVENLABS_API_KEY is "(hidden)" but must be ASCII characters'],
    [
      { ELEVENLABS_BASE_URL: 'https://a:hunter2@b.example' },
      'ELEVENLABS_BASE_URL is "https://***@b.example/***"',
    ],
    [{ SPEECH_MODEL: 'tts 1' }, 'SPEECH_MODEL is "tts 1" but must be a name without spaces'],
    [{ SPEECH_PART_CHARACTERS: '49' }, 'SPEECH_PART_CHARACTERS is "49" but must be 50 or more'],
    [{ SPEECH_DAILY_CHARACTERS: '-1' }, 'SPEECH_DAILY_CHARACTERS is "-1" but must be a whole number'],
  ])('with %j is rejected, and no key is quoted', (environment, message) => {
    expect(errorFor(environment)).toContain(message)
    expect(errorFor(environment)).not.toContain('hunter2')
  })
})
