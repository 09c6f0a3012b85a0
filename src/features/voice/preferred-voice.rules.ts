/** Names of browser voices have no such beginning. */
const premiumPrefix = 'premium:'
const maxPreferredLength = 100
/** So that it fits into the setting with its prefix. */
export const maxVoiceIdLength = maxPreferredLength - premiumPrefix.length

/** As `preferred_voice` of the settings holds it; a voice of the browser stands there by its name. */
export function toPreferredVoice(premiumVoiceId: string): string {
  return premiumPrefix + premiumVoiceId
}

/** Undefined for a voice of the browser. */
export function premiumVoiceIdOf(preferredVoice: string): string | undefined {
  return preferredVoice.startsWith(premiumPrefix) ? preferredVoice.slice(premiumPrefix.length) : undefined
}
