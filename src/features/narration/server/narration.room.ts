import { narrationMemberData } from './narration.member-data.ts'

/** Its routes are those of the features whose texts it narrates. */
export const narrationRoom = { memberData: narrationMemberData }
