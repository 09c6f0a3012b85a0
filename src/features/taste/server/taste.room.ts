import type { Room } from '#platform/server/room.ts'
import { tasteMemberData } from './taste.member-data.ts'
import { type TasteServices, tasteRoutes } from './taste.routes.ts'

export const tasteRoom: Room<TasteServices> = { mount: tasteRoutes, memberData: tasteMemberData }
