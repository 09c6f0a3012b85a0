/** The shadowed tone of a drink: darker and, where it has a colour, deeper in it. Takes and gives #RRGGBB. */
export function deepTone(colour: string): string {
  return mapChannels(colour, channel => 0.65 * channel ** 1.6)
}

/** The light on the edge of a drink: its colour on the way to candlelight. */
export function glintTone(colour: string): string {
  const candlelight = [1, 0.93, 0.78]
  return mapChannels(colour, (channel, index) => channel * 0.25 + (candlelight[index] ?? 1) * 0.75)
}

/**
 * How much the body of a drink hides of what lies behind it, from 0 to 1: whiskey most of it, gin and water little. Takes #RRGGBB.
 */
export function drinkOpacity(colour: string): number {
  const palest = Math.min(...channelsOf(colour))
  const clarity = Math.min(1, Math.max(0, (palest - 0.66) / 0.2))
  return Math.round((1 - 0.68 * clarity) * 100) / 100
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
}

function mapChannels(colour: string, change: (channel: number, index: number) => number): string {
  const changed = channelsOf(colour).map((channel, index) => Math.round(change(channel, index) * 255))
  return `#${changed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
