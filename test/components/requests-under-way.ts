import { expect } from 'vitest'

let underWay = 0
const plainFetch = window.fetch.bind(window)
window.fetch = async (...request) => {
  underWay += 1
  try {
    return await plainFetch(...request)
  } finally {
    underWay -= 1
  }
}

/** Resolves once every request that was sent has its answer. */
export const requestsAnswered = () =>
  expect.poll(() => underWay, { message: 'requests without an answer' }).toBe(0)
