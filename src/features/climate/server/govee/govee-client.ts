import { randomUUID } from 'node:crypto'
import type { GoveeConfig } from '../../device-config.contract.ts'
import { GoveeError } from './govee-error.ts'
import { type Measured, parseGoveeAnswer } from './parse-govee-answer.ts'

export interface GoveeSettings {
  goveeApiKey: string | undefined
  goveeBaseUrl: string
}

export interface GoveeClient {
  /** What the device measures now. Throws `GoveeError`. */
  read(config: GoveeConfig): Promise<Measured>
}

const defaultTimeoutMilliseconds = 10_000
/** An answer has about 1 KB. */
const maxCharacters = 64 * 1024

/** Undefined without a key. */
export function openGoveeClient(
  { goveeApiKey, goveeBaseUrl }: GoveeSettings,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
): GoveeClient | undefined {
  if (goveeApiKey === undefined) return undefined
  const url = `${goveeBaseUrl.replace(/\/$/, '')}/router/api/v1/device/state`
  return {
    async read({ deviceId, model, unit }) {
      const body = { requestId: randomUUID(), payload: { sku: model, device: deviceId } }
      const text = await post(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'Govee-API-Key': goveeApiKey },
        body: JSON.stringify(body),
        // The key must not travel to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      return parseGoveeAnswer(parseJson(text), unit)
    },
  }
}

async function post(url: string, request: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, request)
    if (!response.ok) {
      await response.body?.cancel()
      throw GoveeError.ofStatus(response.status)
    }
    return await readText(response)
  } catch (failure) {
    throw failure instanceof GoveeError ? failure : new GoveeError()
  }
}

async function readText(response: Response): Promise<string> {
  let text = ''
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    if (text.length > maxCharacters) throw new GoveeError()
  }
  return text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GoveeError()
  }
}
