import * as z from 'zod/mini'
import { cleanText } from '#platform/typed-text.rules.ts'
import { type Voice, voiceId } from '../../voice.contract.ts'

const text = z.nullish(z.string())
const entry = z.union([z.string(), z.object({ voice_id: text, id: text, name: text })])
const entries = z.array(entry)
/** ElevenLabs has `voices` with ids and names. Servers in the shape of OpenAI differ, as it has no list of its own. */
const list = z.union([entries, z.object({ voices: entries }), z.object({ data: entries })])

const maxVoices = 500
const maxNameLength = 100

/** Undefined if it is no list of voices. */
export function parseVoices(answer: string): Voice[] | undefined {
  const { success, data } = z.safeParse(list, parseJson(answer))
  if (!success) return undefined
  const listed = Array.isArray(data) ? data : 'voices' in data ? data.voices : data.data
  return listed.flatMap(toVoice).slice(0, maxVoices)
}

function toVoice(listed: z.output<typeof entry>): Voice[] {
  const { voice_id, id, name } = typeof listed === 'string' ? { ...unnamed, id: listed } : listed
  const known = z.safeParse(voiceId, voice_id ?? id ?? name)
  if (!known.success) return []
  return [{ voice_id: known.data, name: cleanText(name ?? '').slice(0, maxNameLength) || known.data }]
}

const unnamed = { voice_id: undefined, name: undefined }

function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}
