import { hash, verify } from '@node-rs/argon2'

/** The least that OWASP asks of argon2id: 19 MiB, two passes, one lane. Hashed in threads of their own. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Kept as the text form of argon2, with its salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  return verify(hash, password).catch(() => false)
}
