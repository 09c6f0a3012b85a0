import { randomBytes } from 'node:crypto'

/** 144 random bits, 24 characters in base64url. */
const codeBytes = 18
const codePattern = /^[\w-]{24}$/

export function createShareCode(): string {
  return randomBytes(codeBytes).toString('base64url')
}

export function isShareCode(text: string): boolean {
  return codePattern.test(text)
}
