/** The dark theme's tokens, for pictures without a style sheet. `to-standalone-svg.test.ts` compares them with tokens.css. */
export const pictureTokens: Readonly<Record<string, string>> = {
  bg: '#0b0b0b',
  'surface-2': '#191715',
  text: '#f5f0e8',
  'text-2': '#beb5a9',
  'line-control': '#7c7267',
  'line-2': 'rgba(255, 238, 214, 0.14)',
  'gold-text': '#f5b321',
  'gold-graphic': '#f5b321',
  etch: '#ede4d6',
}

/** The names that the files of `data/fonts` give themselves. */
const fontTokens: Readonly<Record<string, string>> = {
  'font-display': 'Imbue Thin',
  'font-text': 'Hanken Grotesk',
}

/** Turns an SVG made for a page into a standalone picture: design tokens become colors and fonts. */
export function toStandaloneSvg(svg: string): string {
  return svg.replace(/<[^>]*>/g, tag =>
    tag.replace(/var\(--([\w-]+)\)/g, (_token, name: string) => tokenValue(name)),
  )
}

function tokenValue(name: string): string {
  const value = pictureTokens[name] ?? fontTokens[name]
  if (!value) throw new Error(`A picture has no token called ${name}`)
  return value
}
