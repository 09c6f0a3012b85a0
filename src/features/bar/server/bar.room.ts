import { barMemberData } from './bar.member-data.ts'
import { barRoutes } from './bar.routes.ts'

export const barRoom = { mount: barRoutes, memberData: barMemberData }
