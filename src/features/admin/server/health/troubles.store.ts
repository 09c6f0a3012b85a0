import type { Database } from '#platform/server/database/open-database.ts'

export interface Trouble {
  id: string
  since: Date
  isTold: boolean
}

/** What is in trouble, since when, and whether the admins were told. */
export interface TroublesStore {
  /** Adds what is new and forgets what is over; resolves with what is in trouble now. */
  note(ids: readonly string[]): Promise<Trouble[]>
  markTold(ids: readonly string[]): Promise<void>
  /** Mail addresses of the admins who can sign in. */
  findAdminAddresses(): Promise<{ id: string; email: string }[]>
}

export function openTroubles({ service }: Pick<Database, 'service'>): TroublesStore {
  return {
    async note(ids) {
      await service.query('delete from health_troubles where id <> all($1::text[])', [ids])
      await service.query(
        'insert into health_troubles (id) select unnest($1::text[]) on conflict (id) do nothing',
        [ids],
      )
      const { rows } = await service.query<Trouble>(
        'select id, since, told_at is not null as "isTold" from health_troubles order by since, id',
      )
      return rows
    },
    async markTold(ids) {
      await service.query('update health_troubles set told_at = now() where id = any($1::text[])', [ids])
    },
    async findAdminAddresses() {
      const { rows } = await service.query<{ id: string; email: string }>(
        `select id, email from users where role = 'admin' and not awaits_approval
          and not (banned and (ban_expires is null or ban_expires > now())) order by id`,
      )
      return rows
    },
  }
}
