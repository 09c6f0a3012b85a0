import { BlockList, isIP } from 'node:net'

export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

/** Which language model the house asks, if any. */
export interface ModelSettings {
  aiProvider: ModelProvider | undefined
  aiModel: string | undefined
  aiApiKey: string | undefined
  aiBaseUrl: string | undefined
  /** How many tellings a member may ask for in a day. */
  aiDailyBudget: number
  /** How many all members together. */
  aiHouseBudget: number
}

/** https anywhere; http, which shows the key to whoever listens, only on this machine and in a network of one's own. */
export function isModelAddress(value: string): boolean {
  if (value === '') return true
  if (!URL.canParse(value) || /[?#\s]/.test(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  if (username + password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isNear(hostname.replace(/^\[|\]$/g, '')))
}

/** The settings of a model that say something together only; a sentence for each that is missing. */
export function incompleteModel(given: (name: string) => string | undefined): string[] {
  const [provider, model, key, address] = ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'].map(given)
  const isOther = provider === 'openai-compatible'
  if (!provider)
    return model || key || address
      ? ['  AI_PROVIDER is empty, so no model is asked. Name one, or leave out the other AI_ settings.']
      : []
  const missing = [
    !model && `AI_MODEL is empty, but ${provider} has to know which model to ask.`,
    !key && !isOther && `AI_API_KEY is empty, but ${provider} answers nobody without a key.`,
    !address && isOther && 'AI_BASE_URL is empty, but openai-compatible can be anywhere. Say where.',
  ]
  return missing.filter(each => typeof each === 'string').map(each => `  ${each}`)
}

const own = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  own.addSubnet(network, bits)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')

/** A name without a dot is a machine or a container next door. */
function isNear(host: string): boolean {
  const family = isIP(host)
  if (family === 0) return /^[a-z0-9-]+$|\.(local|internal|localhost)$/.test(host)
  return own.check(host, family === 4 ? 'ipv4' : 'ipv6')
}
