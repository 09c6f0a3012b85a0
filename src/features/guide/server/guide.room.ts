import { guideRoutes } from './guide.routes.ts'

export const guideRoom = { mount: guideRoutes }
