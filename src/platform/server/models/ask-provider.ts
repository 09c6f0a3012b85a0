import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type LanguageModel, streamText } from 'ai'
import { carefulFetch } from './careful-fetch.ts'
import { ModelFailure, type ModelQuestion } from './model.ts'
import type { ModelSettings } from './model-settings.ts'

// It would write to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Where the providers answer. Said here, for the libraries would else look into the environment. */
const homes = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

export type ProviderSettings = Pick<ModelSettings, 'aiApiKey' | 'aiBaseUrl'> & {
  aiProvider: NonNullable<ModelSettings['aiProvider']>
  aiModel: string
}

/** The model that the settings name, as the library knows it. Asks nobody yet. */
export function knowProvider({
  aiProvider,
  aiModel,
  aiApiKey = '',
  aiBaseUrl,
}: ProviderSettings): LanguageModel {
  const given = { apiKey: aiApiKey, fetch: carefulFetch }
  switch (aiProvider) {
    case 'openai':
      // Of OpenAI's two ways the one that keeps nothing of what was asked.
      return createOpenAI({ ...given, baseURL: aiBaseUrl ?? homes.openai }).chat(aiModel)
    case 'anthropic':
      return createAnthropic({ ...given, baseURL: aiBaseUrl ?? homes.anthropic })(aiModel)
    case 'google':
      return createGoogleGenerativeAI({ ...given, baseURL: aiBaseUrl ?? homes.google })(aiModel)
    case 'openai-compatible':
      return createOpenAICompatible({
        ...given,
        name: 'own',
        baseURL: aiBaseUrl ?? '',
        includeUsage: true,
      })(aiModel)
  }
}

/** One asking, told as what came: `''` is a sign of life without words. Throws `ModelFailure` or an abort. */
export async function* askProvider(model: LanguageModel, asked: ModelQuestion): AsyncGenerator<string> {
  try {
    yield* ask(model, asked)
  } catch (failure) {
    asked.signal.throwIfAborted()
    throw asFailure(failure)
  }
}

async function* ask(
  model: LanguageModel,
  { system, prompt, signal, mostTokens, onTokens }: ModelQuestion,
): AsyncGenerator<string> {
  const { fullStream } = streamText({
    model,
    system,
    prompt,
    abortSignal: signal,
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    // The failure comes through the stream as well; the library's own habit is to print it.
    onError: () => undefined,
  })
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') yield part.text
    else if (part.type === 'reasoning-delta') yield ''
    else if (part.type === 'finish') {
      onTokens(countOf(part.totalUsage.totalTokens))
      if (part.finishReason === 'content-filter') throw new ModelFailure('garbled')
      if (part.finishReason !== 'stop') throw new ModelFailure('cut')
    }
  }
  signal.throwIfAborted()
}

const mostPlausible = 1_000_000

/** What a provider says of itself may be anything. */
function countOf(tokens: number | undefined): number {
  return Number.isSafeInteger(tokens) ? Math.min(Math.max(tokens!, 0), mostPlausible) : 0
}

function asFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (error instanceof Error && error.cause instanceof ModelFailure) return error.cause
  if (!APICallError.isInstance(error)) return new ModelFailure('cut')
  const { statusCode } = error
  const rest = restOf(error.responseHeaders?.['retry-after'])
  if (statusCode === undefined || statusCode >= 500) return new ModelFailure('failing', statusCode, rest)
  if (statusCode === 429) return new ModelFailure('busy', statusCode, rest)
  return statusCode >= 400 ? new ModelFailure('refused', statusCode) : new ModelFailure('cut')
}

/** Seconds or a date, as RFC 9110 has it. */
function restOf(retryAfter: string | undefined): number | undefined {
  if (!retryAfter) return undefined
  const rest = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return rest > 0 ? rest : undefined
}
