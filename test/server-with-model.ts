import { Writable } from 'node:stream'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { type NarrationEvent, narrationEvent } from '#features/narration/narration.contract.ts'
import { type Advice, narrationContract } from '#features/sommelier/sommelier.contract.ts'
import { createLog } from '#platform/server/log.ts'
import { type Models, type ModelTimeouts, openModels } from '#platform/server/models/open-models.ts'
import { startApp, type TestApp } from './app.ts'
import type { FakeModel } from './fake-model.ts'
import type { TestMember } from './members.ts'

/** The default request. */
export const cigar = 'Padrón 1926 Serie Maduro'

export interface ServerWithModel extends TestApp {
  /** Budgets may be changed while it is open. */
  models: Models
  /** Long, so that a machine under load is not found slow; a test that wants a slow model makes it short. */
  patience: ModelTimeouts
}

/** A server with a model, no circuit breaker and no quota; its log goes to `logged`. */
export async function startServerWithModel(fake: FakeModel, logged: string[] = []): Promise<ServerWithModel> {
  const settings = { ...fake.settings(), aiDailyBudget: 1_000, aiTotalBudget: 100_000 }
  const patience = { firstTextMilliseconds: 20_000, idleMilliseconds: 20_000, totalMilliseconds: 20_000 }
  const neverRests = {
    failureThreshold: Number.POSITIVE_INFINITY,
    openMilliseconds: 0,
    maxOpenMilliseconds: 0,
    now: () => 0,
  }
  const models = await openModels(settings, patience, neverRests)
  const server = await startApp({ isSeeded: false, models, log: logInto(logged) })
  return { ...server, models, patience }
}

export function logInto(lines: string[]) {
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  return createLog({ logLevel: 'info' }, stream)
}

export async function advise(person: TestMember, body: object = { cigar }): Promise<Advice> {
  return (await person.request('POST', '/api/arturo', body)).json()
}

export async function hear(person: TestMember, body: object = { cigar }): Promise<NarrationEvent[]> {
  const answer = await person.request('POST', narrationContract.narrateAdvice.path, body)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  return answer.body
    .split('\n\n')
    .filter(Boolean)
    .map(frame => z.parse(narrationEvent, JSON.parse(frame.replace(/^data: /, ''))))
}

/** What was shown before the end. */
export function shownIn(events: NarrationEvent[]): string {
  return events.map(event => ('end' in event ? '' : event.text)).join('')
}

export async function notesOf({ database }: TestApp, { id }: TestMember) {
  const { rows } = await database.owner.query<{ notes: string; isOut: boolean }>(
    'select notes, deleted_at is not null as "isOut" from saved_pairings where user_id = $1',
    [id],
  )
  return rows
}

export async function countedFor({ database }: TestApp, { id }: TestMember) {
  const { rows } = await database.owner.query(
    'select times, tokens::int, day = (now() at time zone \'UTC\')::date as "isToday" from tellings where user_id = $1',
    [id],
  )
  return rows
}
