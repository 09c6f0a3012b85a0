import { describe, expect, test } from 'vitest'
import { openSettingsSeal } from './settings-seal.ts'

const secret = 'a secret of thirty-two characters'
const seal = openSettingsSeal(secret)
const value = 'smtps://grace:canary-password@mail.example'

describe('A sealed setting', () => {
  const sealed = seal.seal('SMTP_URL', value)

  test('is read again with the same secret, for the same setting', () => {
    expect(openSettingsSeal(secret).open('SMTP_URL', sealed)).toBe(value)
  })

  test('does not show the value, and is another one each time', () => {
    expect(sealed).toMatch(/^[\da-f]+$/)
    expect(Buffer.from(sealed, 'hex').toString('latin1')).not.toContain('canary')
    expect(seal.seal('SMTP_URL', value)).not.toBe(sealed)
  })

  test('is refused with another secret, and for another setting', () => {
    expect(() => openSettingsSeal('another secret').open('SMTP_URL', sealed)).toThrow()
    expect(() => seal.open('MQTT_URL', sealed)).toThrow()
  })

  test('is refused with any byte flipped, cut off, or as something else', () => {
    const bytes = Buffer.from(sealed, 'hex')
    for (let index = 0; index < bytes.length; index += 1) {
      const flipped = Buffer.from(bytes)
      flipped[index]! ^= 1
      expect(() => seal.open('SMTP_URL', flipped.toString('hex')), `byte ${index}`).toThrow()
    }
    for (const broken of ['', 'zz', sealed.slice(2), sealed.slice(0, -2), sealed.slice(0, 40)])
      expect(() => seal.open('SMTP_URL', broken), broken).toThrow()
  })
})
