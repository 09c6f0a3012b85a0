import { followOutbox as follow } from '#platform/client/outbox.ts'
import { outbox } from './outbox.ts'

export const followOutbox = (memberId: string) => follow(outbox, memberId)
