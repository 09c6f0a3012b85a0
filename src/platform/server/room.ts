import type { FastifyInstance } from 'fastify'
import type { MemberTable } from './database/member-table.ts'

/** What the server must know of a feature. */
export interface Room<Services> {
  /** Mounts its routes and registers its jobs. */
  mount?: (app: FastifyInstance, services: Services) => void | Promise<void>
  /** Its tables with data of members, for the export and the list before a deletion. */
  memberData?: readonly MemberTable[]
}
