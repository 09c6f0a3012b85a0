import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newUuid } from '#platform/client/new-uuid.ts'

test('It is a random UUID of version 4', () => {
  const made = Array.from({ length: 200 }, newUuid)
  for (const id of made) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
  expect(new Set(made).size).toBe(200)
})
