import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  avatarBytesLimit,
  avatarExtensionOf,
  avatarNotSupported,
  avatarTooLarge,
  centeredSquare,
  isInside,
  noAvatarChosen,
  validateAvatarFile,
} from './avatar.rules.ts'

describe('A picture is refused', () => {
  test.each([
    ['when none was chosen', null, noAvatarChosen],
    ['when it is empty', { name: 'me.png', size: 0 }, noAvatarChosen],
    ['at two megabytes', { name: 'me.png', size: avatarBytesLimit }, avatarTooLarge],
    [
      'when it is too large and no picture, for its size',
      { name: 'me.txt', size: avatarBytesLimit },
      avatarTooLarge,
    ],
    ['when its name does not end like a picture', { name: 'me.webp', size: 1 }, avatarNotSupported],
    ['when its name has no ending', { name: 'png', size: 1 }, avatarNotSupported],
  ])('%s', (_, file, sentence) => {
    expect(validateAvatarFile(file)).toBe(sentence)
  })
})

test('A picture just below the limit is taken, with its ending in any case', () => {
  expect(validateAvatarFile({ name: 'me.png', size: avatarBytesLimit - 1 })).toBeUndefined()
  expect(['a.JPG', 'b.jpeg', 'c.png.gif', 'd.PnG'].map(avatarExtensionOf)).toEqual([
    'jpg',
    'jpeg',
    'gif',
    'png',
  ])
  expect(avatarExtensionOf('e.png.exe')).toBeUndefined()
})

const side = fc.integer({ min: 1, max: 4000 })

test('The square in the middle is as large as it can be and lies inside the picture', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const crop = centeredSquare({ width, height })
      expect(crop.size).toBe(Math.min(width, height))
      expect(isInside(crop, { width, height })).toBe(true)
      expect(Math.abs(width - crop.size - 2 * crop.x)).toBeLessThanOrEqual(1)
      expect(Math.abs(height - crop.size - 2 * crop.y)).toBeLessThanOrEqual(1)
    }),
  )
})

test('A square that is one pixel over an edge is not inside', () => {
  const picture = { width: 100, height: 80 }
  expect(isInside({ x: 20, y: 0, size: 80 }, picture)).toBe(true)
  expect(isInside({ x: 21, y: 0, size: 80 }, picture)).toBe(false)
  expect(isInside({ x: 20, y: 1, size: 80 }, picture)).toBe(false)
})
