import { isPrivateHost } from '../network-addresses.ts'

export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

export interface ModelSettings {
  aiProvider: ModelProvider | undefined
  aiModel: string | undefined
  aiApiKey: string | undefined
  aiBaseUrl: string | undefined
  /** Narrations and answers per member and day. */
  aiDailyBudget: number
  /** The same across all members. */
  aiTotalBudget: number
}

/** Plain http exposes the API key, so it is allowed only for this machine and private networks. */
export function isModelUrl(value: string): boolean {
  if (value === '') return true
  if (!URL.canParse(value) || /[?#\s]/.test(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  if (username + password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isPrivateHost(hostname))
}

/** One sentence for each missing setting. */
export function missingModelSettings(read: (name: string) => string | undefined): string[] {
  const [provider, model, key, address] = ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'].map(read)
  const isCompatible = provider === 'openai-compatible'
  if (!provider)
    return model || key || address
      ? ['  AI_PROVIDER is empty, but other AI_ settings are set. Set AI_PROVIDER, or remove them.']
      : []
  const missing = [
    !model && `AI_MODEL is empty, but ${provider} requires a model name.`,
    !key && !isCompatible && `AI_API_KEY is empty, but ${provider} requires a key.`,
    !address && isCompatible && 'AI_BASE_URL is empty, but openai-compatible requires it.',
  ]
  return missing.filter(sentence => typeof sentence === 'string').map(sentence => `  ${sentence}`)
}
