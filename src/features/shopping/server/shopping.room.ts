import { shoppingRoutes } from './shopping.routes.ts'

export const shoppingRoom = { mount: shoppingRoutes }
