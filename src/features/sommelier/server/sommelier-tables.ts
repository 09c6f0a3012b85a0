import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

/** How often a language model told a member something. */
export const sommelierTables: readonly MemberTable[] = [memberTable('tellings', ['day', 'times', 'tokens'])]
