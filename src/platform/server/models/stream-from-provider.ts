import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type LanguageModel, streamText } from 'ai'
import { parseRetryAfter } from '../parse-retry-after.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { toToolOptions } from './look-up-tools.ts'
import { ModelError, type ModelRequest } from './model.ts'
import type { ModelSettings } from './model-settings.ts'

// Its warnings would go to the console instead of the log.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Explicit, because the libraries would otherwise read environment variables. */
const defaultUrls = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

export type ProviderSettings = Pick<ModelSettings, 'aiApiKey' | 'aiBaseUrl'> & {
  aiProvider: NonNullable<ModelSettings['aiProvider']>
  aiModel: string
}

export function createLanguageModel({
  aiProvider,
  aiModel,
  aiApiKey = '',
  aiBaseUrl,
}: ProviderSettings): LanguageModel {
  const options = { apiKey: aiApiKey, fetch: boundedFetch }
  switch (aiProvider) {
    case 'openai':
      // The Chat Completions API, since the Responses API stores requests.
      return createOpenAI({ ...options, baseURL: aiBaseUrl ?? defaultUrls.openai }).chat(aiModel)
    case 'anthropic':
      return createAnthropic({ ...options, baseURL: aiBaseUrl ?? defaultUrls.anthropic })(aiModel)
    case 'google':
      return createGoogleGenerativeAI({ ...options, baseURL: aiBaseUrl ?? defaultUrls.google })(aiModel)
    case 'openai-compatible':
      return createOpenAICompatible({
        ...options,
        name: 'own',
        baseURL: aiBaseUrl ?? '',
        includeUsage: true,
      })(aiModel)
  }
}

/** Yields text; `''` shows progress without text. Throws `ModelError`, or the reason of the signal. */
export async function* streamFromProvider(
  model: LanguageModel,
  request: ModelRequest,
): AsyncGenerator<string> {
  try {
    yield* streamParts(model, request)
  } catch (failure) {
    request.signal.throwIfAborted()
    throw toModelFailure(failure)
  }
}

async function* streamParts(
  model: LanguageModel,
  { system, prompt, signal, maxTokens, lookUps = [], onTokens }: ModelRequest,
): AsyncGenerator<string> {
  let hasText = false
  const { fullStream } = streamText({
    model,
    system,
    prompt,
    abortSignal: signal,
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    ...(lookUps.length > 0 && toToolOptions(lookUps)),
    // Errors also arrive in the stream; the library's default handler prints them.
    onError: () => undefined,
  })
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') {
      hasText ||= part.text !== ''
      yield part.text
    } else if (part.type === 'start-step' && hasText) yield '\n\n'
    else if (progressParts.has(part.type)) yield ''
    else if (part.type === 'finish-step') onTokens(sanitizeTokenCount(part.usage.totalTokens))
    else if (part.type === 'finish') {
      if (part.finishReason === 'content-filter') throw new ModelError('malformed')
      if (part.finishReason !== 'stop') throw new ModelError('cut')
    }
  }
  signal.throwIfAborted()
}

/** Of a model that thinks, or looks something up. */
const progressParts: ReadonlySet<string> = new Set([
  'reasoning-delta',
  'tool-input-delta',
  'tool-call',
  'tool-result',
  'tool-error',
])

const maxPlausibleTokens = 1_000_000

/** Providers may report anything. */
function sanitizeTokenCount(tokens: number | undefined): number {
  return Number.isSafeInteger(tokens) ? Math.min(Math.max(tokens!, 0), maxPlausibleTokens) : 0
}

function toModelFailure(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof Error && error.cause instanceof ModelError) return error.cause
  if (!APICallError.isInstance(error)) return new ModelError('cut')
  const { statusCode } = error
  const retryAfter = parseRetryAfter(error.responseHeaders?.['retry-after'])
  if (statusCode === undefined || statusCode >= 500) return new ModelError('failing', statusCode, retryAfter)
  if (statusCode === 429) return new ModelError('busy', statusCode, retryAfter)
  return statusCode >= 400 ? new ModelError('refused', statusCode) : new ModelError('cut')
}
