import { tasteRoutes } from './taste.routes.ts'

export const tasteRoom = { mount: tasteRoutes }
