import { type Locator, page } from 'vitest/browser'

export const sidebar = () => page.getByRole('navigation', { name: 'Premium Member Portal' })
export const heading = () => page.getByRole('main').getByRole('heading', { level: 1 })
export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)
export const background = () => getComputedStyle(document.body).backgroundColor
