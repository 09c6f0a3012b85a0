import { knowledgeRoutes } from './knowledge.routes.ts'

export const knowledgeRoom = { mount: knowledgeRoutes }
