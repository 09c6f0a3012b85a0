/** CSS pseudo-classes and the value of `data-pseudo` that simulates them. */
const STATES = {
  ':hover': 'hover',
  ':focus-visible': 'focus',
  ':focus-within': 'focus',
  ':active': 'active',
} as const

/**
 * Shows hovered, focused and pressed controls without interaction: each rule with such a pseudo-class is copied for
 * controls inside `<div data-pseudo="hover">`.
 */
export function showPseudoStates(): void {
  for (const sheet of document.styleSheets) copyRules(sheet)
}

function copyRules(holder: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...holder.cssRules]
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) copyRules(rule)
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes('.')) continue
    const copiedSelector = simulatedSelector(rule.selectorText)
    if (copiedSelector === rule.selectorText) continue
    const index = [...holder.cssRules].indexOf(rule)
    holder.insertRule(`${copiedSelector} { ${rule.style.cssText} }`, index + 1)
  }
}

function simulatedSelector(selector: string): string {
  return Object.entries(STATES).reduce(
    (text, [pseudo, name]) => text.replaceAll(pseudo, `:is([data-pseudo="${name}"] *)`),
    selector,
  )
}
