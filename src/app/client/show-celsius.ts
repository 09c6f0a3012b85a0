import { inUnit } from '#platform/temperature.rules.ts'

/** Turns the degrees Fahrenheit of a page that the server has rendered for everybody into Celsius. */
export function showCelsius(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.includes('°F')) text.nodeValue = inUnit(text.nodeValue, 'C')
}
