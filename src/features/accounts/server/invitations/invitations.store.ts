import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'
import { invitationDays, listedInvitations, maxLinks, type SignUpRule } from '../../invitations.contract.ts'

export interface StoredInvitation extends Record<string, unknown> {
  id: string
  email: string
  created_at: string
  expires_at: string
  sent_at: string | null
  accepted_at: string | null
  is_over: boolean
}

export interface StoredLink extends Record<string, unknown> {
  id: string
  label: string
  sealed_code: string
  uses: number
  created_at: string
  expires_at: string
}

export interface WaitingAccount extends Record<string, unknown> {
  id: string
  email: string
  name: string
  created_at: string
}

/** An invitation that can be accepted. */
export interface ValidInvitation {
  id: string
  /** Null: a link, for whoever has it. */
  email: string | null
}

export const hashOfCode = (code: string): Buffer => createHash('sha256').update(code).digest()

export interface InvitationsStore {
  readRule(): Promise<SignUpRule>
  list(): Promise<{ invitations: StoredInvitation[]; links: StoredLink[]; waiting: WaitingAccount[] }>
  /** The invitation of a code, unless it is used or over. */
  find(code: string): Promise<ValidInvitation | undefined>
  /** Undefined where there are too many links. */
  createLink(link: {
    label: string
    days: number
    code: string
    sealedCode: string
    createdBy: string | null
  }): Promise<StoredLink | undefined>
}

export function openInvitations({ auth }: Pick<Database, 'auth'>): InvitationsStore {
  return {
    async readRule() {
      const [row] = await query<{ sign_up: SignUpRule }>(auth, sql`select sign_up from sign_up_rules`)
      return row!.sign_up
    },
    async list() {
      const [invitations, links, waiting] = await Promise.all([
        query<StoredInvitation>(
          auth,
          sql`select id, email, created_at, expires_at, sent_at, accepted_at, expires_at < now() as is_over
            from invitations where email is not null
            order by accepted_at is not null, created_at desc, id limit ${listedInvitations}`,
        ),
        query<StoredLink>(
          auth,
          sql`select id, label, sealed_code, uses, created_at, expires_at from invitations
            where email is null and expires_at > now() order by created_at desc, id`,
        ),
        query<WaitingAccount>(
          auth,
          sql`select id, email, name, created_at from users where awaits_approval order by created_at, id`,
        ),
      ])
      return { invitations, links, waiting }
    },
    async find(code) {
      const [found] = await query<ValidInvitation & Record<string, unknown>>(
        auth,
        sql`select id, email from invitations
          where code_hash = ${hashOfCode(code)} and accepted_at is null and expires_at > now()`,
      )
      return found
    },
    createLink: ({ label, days, code, sealedCode, createdBy }) =>
      inTransaction(auth, undefined, async transaction => {
        await query(transaction, sql`select pg_advisory_xact_lock(hashtext('invitation links'))`)
        const [created] = await query<StoredLink>(
          transaction,
          sql`insert into invitations (label, code_hash, sealed_code, created_by, expires_at)
            select ${label}, ${hashOfCode(code)}::bytea, ${sealedCode}, ${createdBy}::uuid, now() + make_interval(days => ${days})
            where (select count(*) from invitations where email is null and expires_at > now()) < ${maxLinks}
            returning id, label, sealed_code, uses, created_at, expires_at`,
        )
        return created
      }),
  }
}

export async function setRule(executor: JobExecutor, rule: SignUpRule): Promise<void> {
  await query(executor, sql`update sign_up_rules set sign_up = ${rule}`)
}

const endOfInvitation = sql`now() + make_interval(days => ${invitationDays})`

/** Those that are new or were over; addresses that are members or invited already are left out. */
export async function addInvitations(
  transaction: Transaction,
  emails: readonly string[],
  createdBy: string,
): Promise<{ added: { id: string; email: string }[]; members: ReadonlySet<string> }> {
  const wanted = sql.param([...emails])
  const members = await query<{ email: string }>(
    transaction,
    sql`select email from users where email = any(${wanted}::text[])`,
  )
  const known = new Set(members.map(({ email }) => email))
  const open = sql.param(emails.filter(email => !known.has(email)))
  const renewed = await query<{ id: string; email: string }>(
    transaction,
    sql`update invitations set expires_at = ${endOfInvitation}, sent_at = null, created_by = ${createdBy}
      where email = any(${open}::text[]) and accepted_at is null and expires_at < now() returning id, email`,
  )
  const inserted = await query<{ id: string; email: string }>(
    transaction,
    sql`insert into invitations (email, created_by, expires_at)
      select email, ${createdBy}::uuid, ${endOfInvitation} from unnest(${open}::text[]) as email
      on conflict (email) where accepted_at is null do nothing returning id, email`,
  )
  return { added: [...renewed, ...inserted], members: known }
}

/** To be sent again, with a new end. False when there is none that is open. */
export async function renewInvitation(executor: JobExecutor, id: string): Promise<boolean> {
  const renewed = await query(
    executor,
    sql`update invitations set expires_at = ${endOfInvitation}, sent_at = null
      where id = ${id} and email is not null and accepted_at is null returning id`,
  )
  return renewed.length > 0
}

export async function deleteInvitation(executor: JobExecutor, id: string): Promise<boolean> {
  const deleted = await query(
    executor,
    sql`delete from invitations where id = ${id} and accepted_at is null returning id`,
  )
  return deleted.length > 0
}

/** Stores the code that a mail is about to carry; undefined when it was sent, accepted or withdrawn, or is over. */
export async function startSending(
  executor: JobExecutor,
  id: string,
  code: string,
): Promise<string | undefined> {
  const [invitation] = await query<{ email: string }>(
    executor,
    sql`update invitations set code_hash = ${hashOfCode(code)}::bytea
      where id = ${id} and email is not null and sent_at is null and accepted_at is null and expires_at > now()
      returning email`,
  )
  return invitation?.email
}

export async function noteSent(executor: JobExecutor, id: string): Promise<void> {
  await query(executor, sql`update invitations set sent_at = now() where id = ${id}`)
}

/** As a part of the sign-up. False when somebody else was faster, or it has ended meanwhile. */
export async function acceptInvitation(
  transaction: Transaction,
  { id, email }: ValidInvitation,
  memberId: string,
): Promise<boolean> {
  const accepted = await query(
    transaction,
    email === null
      ? sql`update invitations set uses = uses + 1 where id = ${id} and expires_at > now() returning id`
      : sql`update invitations set uses = 1, accepted_at = now(), accepted_by = ${memberId}
          where id = ${id} and accepted_at is null and expires_at > now() returning id`,
  )
  return accepted.length > 0
}

/** Resolves with the address of the account that waited; undefined when none did. */
export async function approveAccount(executor: JobExecutor, id: string): Promise<string | undefined> {
  const [approved] = await query<{ email: string }>(
    executor,
    sql`update users set awaits_approval = false, updated_at = now()
      where id = ${id} and awaits_approval returning email`,
  )
  return approved?.email
}

export async function declineAccount(executor: JobExecutor, id: string): Promise<string | undefined> {
  const [declined] = await query<{ email: string }>(
    executor,
    sql`delete from users where id = ${id} and awaits_approval returning email`,
  )
  return declined?.email
}
