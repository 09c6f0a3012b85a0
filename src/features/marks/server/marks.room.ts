import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Room } from '#platform/server/room.ts'
import { marksMemberData } from './marks.member-data.ts'
import { marksRoutes } from './marks.routes.ts'
import { type MarksServices, openMarks } from './open-marks.ts'

interface Services extends Omit<MarksServices, 'lineRecords'> {
  humidor: Pick<MarksServices, 'lineRecords'>
  catalogue: Pick<Catalogue, 'linesById' | 'drinksById'>
  live: Pick<Live, 'publish'>
}

export const marksRoom: Room<Services> = { mount: mountMarks, memberData: marksMemberData }

function mountMarks(app: FastifyInstance, services: Services): void {
  marksRoutes(app, { ...services, marks: openMarks({ ...services, ...services.humidor }) })
}
