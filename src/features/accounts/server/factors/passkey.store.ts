import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '#platform/server/database/run-query.ts'

export interface ListedPasskey {
  id: string
  name: string | null
  createdAt: Date
}

export interface StoredPasskey {
  id: string
  credentialId: string
  memberId: string
  email: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  /** As the browser named them. */
  transports: string[]
}

export interface NewPasskey extends Omit<StoredPasskey, 'id' | 'email'> {
  name: string | undefined
  deviceType: string
  isBackedUp: boolean
  aaguid: string
}

export interface PasskeyStore {
  /** Resolves with its id; undefined when this passkey is stored already. */
  add(passkey: NewPasskey): Promise<string | undefined>
  find(credentialId: string): Promise<StoredPasskey | undefined>
  listOf(memberId: string): Promise<(ListedPasskey & Pick<StoredPasskey, 'credentialId' | 'transports'>)[]>
  noteUse(id: string, counter: number): Promise<void>
  /** False when the member has no such passkey. */
  delete(memberId: string, id: string): Promise<boolean>
}

export function openPasskeyStore(pool: pg.Pool): PasskeyStore {
  return {
    async add({
      name,
      publicKey,
      memberId,
      credentialId,
      counter,
      deviceType,
      isBackedUp,
      transports,
      aaguid,
    }) {
      const [added] = await query<{ id: string }>(
        pool,
        sql`insert into passkeys
            (name, public_key, user_id, credential_id, counter, device_type, backed_up, transports, aaguid)
          values (${name ?? null}, ${Buffer.from(publicKey).toString('base64')}, ${memberId}, ${credentialId},
            ${counter}, ${deviceType}, ${isBackedUp}, ${transports.join()}, ${aaguid})
          on conflict (credential_id) do nothing returning id`,
      )
      return added?.id
    },
    async find(credentialId) {
      const [found] = await query<
        FoundRow & { key: string; memberId: string; counter: string; email: string }
      >(
        pool,
        sql`select ${sql.raw(columns)}, public_key as key, user_id as "memberId", counter, users.email
          from passkeys join users on users.id = user_id where credential_id = ${credentialId}`,
      )
      if (!found) return undefined
      const { key, counter, transports, ...passkey } = found
      return {
        ...passkey,
        transports: listed(transports),
        counter: Number(counter),
        publicKey: new Uint8Array(Buffer.from(key, 'base64')),
      }
    },
    async listOf(memberId) {
      const { rows } = await pool.query<ListedPasskey & FoundRow>(listOfMember, [memberId])
      return rows.map(({ transports, ...passkey }) => ({ ...passkey, transports: listed(transports) }))
    },
    async noteUse(id, counter) {
      await query(pool, sql`update passkeys set counter = ${counter} where id = ${id}`)
    },
    async delete(memberId, id) {
      const deleted = await query(
        pool,
        sql`delete from passkeys where user_id = ${memberId} and id = ${id} returning id`,
      )
      return deleted.length > 0
    },
  }
}

type FoundRow = Record<string, unknown> & { id: string; credentialId: string; transports: string | null }

const columns = 'passkeys.id, credential_id as "credentialId", transports'

const listOfMember = `
  select ${columns}, name, created_at as "createdAt" from passkeys
  where user_id = $1 order by created_at desc, id desc`

const listed = (transports: string | null) => (transports ?? '').split(',').filter(Boolean)
