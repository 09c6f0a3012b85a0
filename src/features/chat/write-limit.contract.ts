/** What one member writes is counted over so long, whatever address it comes from. How much that may be is a setting. */
export const writeLimitSeconds = 10

export const tooFast = {
  TOO_FAST: { status: 429, error: 'That was a lot at once. Please wait a few seconds.' },
} as const
