import type { Duty } from '#platform/api.contract.ts'
import type { TestApp } from './app.ts'
import { createMember, type TestMember } from './members.ts'

/** A member of the staff with these duties alone. */
export async function createStaff(
  server: TestApp,
  name: string,
  duties: readonly Duty[],
): Promise<TestMember> {
  const member = await createMember(server, name)
  await server.database.owner.query("update users set role = 'staff', duties = $2 where id = $1", [
    member.id,
    duties,
  ])
  return member
}
