import { accountDataRoutes } from './account-data.routes.ts'

export const settingsRoom = { mount: accountDataRoutes }
