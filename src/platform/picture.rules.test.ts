import { expect, test } from 'vitest'
import { extensionOf, validatePictureFile } from './picture.rules.ts'

const limits = {
  extensions: ['jpg', 'png'],
  bytesLimit: 100,
  messages: { missing: 'none', tooLarge: 'large', notSupported: 'type' },
}

test('The extension is the last one, in any case, and one of those that are allowed', () => {
  expect(extensionOf('band.JPG', ['jpg'])).toBe('jpg')
  expect(extensionOf('band.jpg.exe', ['jpg'])).toBeUndefined()
  expect(extensionOf('jpg', ['jpg'])).toBeUndefined()
})

test('A file is refused for being missing, then for its size, then for its type', () => {
  expect(validatePictureFile(null, limits)).toBe('none')
  expect(validatePictureFile({ name: 'a.gif', size: 0 }, limits)).toBe('none')
  expect(validatePictureFile({ name: 'a.gif', size: 100 }, limits)).toBe('large')
  expect(validatePictureFile({ name: 'a.gif', size: 99 }, limits)).toBe('type')
  expect(validatePictureFile({ name: 'a.png', size: 99 }, limits)).toBeUndefined()
})
