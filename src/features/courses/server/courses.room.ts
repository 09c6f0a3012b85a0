import type { FastifyInstance } from 'fastify'
import type { HumidorServices } from '#features/humidor/server/open-humidor.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Room } from '#platform/server/room.ts'
import { coursesMemberData } from './courses.member-data.ts'
import { coursesRoutes } from './courses.routes.ts'
import { openCoursesStore } from './courses.store.ts'
import { lessonQuestionsRoutes } from './lesson-questions.routes.ts'
import { openLessonQuestions } from './lesson-questions.store.ts'

interface Services
  extends Omit<Parameters<typeof coursesRoutes>[1], 'progress'>,
    Pick<HumidorServices, 'keptCigars'> {
  database: Pick<Database, 'inTransaction' | 'runAsMember'>
}

export const coursesRoom: Room<Services> = { mount: mountCourses, memberData: coursesMemberData }

function mountCourses(app: FastifyInstance, services: Services): void {
  coursesRoutes(app, { ...services, progress: openCoursesStore(services.database) })
  lessonQuestionsRoutes(app, { ...services, questions: openLessonQuestions(services.database) })
}
