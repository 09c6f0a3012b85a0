/** What an owner knows of a mail server or a broker. */
export interface ServerParts {
  host: string
  port: string
  isEncrypted: boolean
  user: string
  password: string
}

export const noServer: ServerParts = { host: '', port: '', isEncrypted: true, user: '', password: '' }

/** @param schemes plain, and encrypted from the first byte; undefined while there is no host */
export function toServerAddress(
  schemes: readonly [plain: string, encrypted: string],
  { host, port, isEncrypted, user, password }: ServerParts,
): string | undefined {
  if (host.trim() === '') return undefined
  const secret = user === '' && password === '' ? '' : `${encoded(user.trim())}:${encoded(password)}@`
  const at = port.trim() === '' ? '' : `:${port.trim()}`
  return `${schemes[isEncrypted ? 1 : 0]}://${secret}${host.trim()}${at}`
}

/** Also of the characters that a URL leaves alone in this place, and that a checker of addresses does not. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
