/** The shadow tone of a drink: darker and more saturated. Takes and returns #RRGGBB. */
export function deepTone(color: string): string {
  return mapChannels(color, channel => 0.65 * channel ** 1.6)
}

/** The highlight of a drink: its color mixed with candlelight. */
export function glintTone(color: string): string {
  const candlelight = [1, 0.93, 0.78]
  return mapChannels(color, (channel, index) => channel * 0.25 + (candlelight[index] ?? 1) * 0.75)
}

/** The head of a beer, tan on a dark one, and its shaded side. Takes and returns #RRGGBB. */
export function foamTones(color: string): { light: string; shade: string } {
  const foam = Math.max(...channelsOf(color)) < 0.45 ? [0.94, 0.86, 0.72] : [0.99, 0.97, 0.91]
  const light = mapChannels(color, (channel, index) => channel * 0.05 + (foam[index] ?? 1) * 0.95)
  return { light, shade: mapChannels(light, channel => channel ** 1.3 * 0.66) }
}

/** From 0 to 1: whiskey is opaque, gin and water are nearly transparent. Takes #RRGGBB. */
export function drinkOpacity(color: string): number {
  const minChannel = Math.min(...channelsOf(color))
  const clarity = Math.min(1, Math.max(0, (minChannel - 0.66) / 0.2))
  return Math.round((1 - 0.68 * clarity) * 100) / 100
}

/** Gin, vodka, water: drawn without a color. Takes #RRGGBB. */
export function isClear(color: string): boolean {
  return Math.min(...channelsOf(color)) >= minClearChannel
}

const minClearChannel = 0.88

function channelsOf(color: string): number[] {
  return [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16) / 255)
}

function mapChannels(color: string, change: (channel: number, index: number) => number): string {
  const changed = channelsOf(color).map((channel, index) => Math.round(change(channel, index) * 255))
  return `#${changed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
