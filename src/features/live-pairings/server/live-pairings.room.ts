import { livePairingsMemberData } from './live-pairings.member-data.ts'
import { livePairingsRoutes } from './live-pairings.routes.ts'

export const livePairingsRoom = { mount: livePairingsRoutes, memberData: livePairingsMemberData }
