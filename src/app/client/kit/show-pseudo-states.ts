/** What `data-pseudo` may say, and the selector it stands for. */
const STATES = {
  ':hover': 'hover',
  ':focus-visible': 'focus',
  ':focus-within': 'focus',
  ':active': 'active',
} as const

/**
 * Lets the sheet show a hovered, focused or pressed control without a hand on it: every rule with such a state
 * gets a twin for `<div data-pseudo="hover">` around the control.
 */
export function showPseudoStates(): void {
  for (const sheet of document.styleSheets) addTwins(sheet)
}

function addTwins(holder: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...holder.cssRules]
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) addTwins(rule)
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes('.')) continue
    const twin = twinOf(rule.selectorText)
    if (twin === rule.selectorText) continue
    const place = [...holder.cssRules].indexOf(rule)
    holder.insertRule(`${twin} { ${rule.style.cssText} }`, place + 1)
  }
}

function twinOf(selector: string): string {
  return Object.entries(STATES).reduce(
    (text, [pseudo, name]) => text.replaceAll(pseudo, `:is([data-pseudo="${name}"] *)`),
    selector,
  )
}
