import type { FastifyInstance } from 'fastify'
import { refuse, refuseStale } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { humidorEvent } from '../humidor.contract.ts'
import { type Maintenance, maintenanceContract } from '../maintenance.contract.ts'
import type { PackStrength } from '../maintenance.rules.ts'
import { maintenanceChangesContract, type NewMaintenance } from '../maintenance-changes.contract.ts'
import type { MaintenanceValues, StoredMaintenance } from './humidor.tables.ts'
import type { HumidorServices } from './open-humidor.ts'

interface Services {
  humidor: Pick<HumidorServices, 'maintenance'>
  live: Pick<Live, 'publish'>
}

export function maintenanceRoutes(app: FastifyInstance, { humidor: { maintenance }, live }: Services): void {
  const publish = (memberId: string) => live.publish([memberId], { kind: humidorEvent })
  const { addMaintenance, changeMaintenance, deleteMaintenance } = maintenanceChangesContract
  mountContract(
    app,
    { ...maintenanceContract, ...maintenanceChangesContract },
    {
      listMaintenance: async (_received, { memberId }) => ({
        entries: (await maintenance.list(memberId)).map(toMaintenance),
      }),
      async addMaintenance({ body }, { memberId }) {
        const added = await maintenance.add(memberId, toValues(body))
        if (added === 'no humidor') throw refuse(addMaintenance, 'NO_SUCH_HUMIDOR')
        if (added === 'full') throw refuse(addMaintenance, 'TOO_MANY_ENTRIES')
        publish(memberId)
        return toMaintenance(added)
      },
      async changeMaintenance({ params: { id }, body: { version, ...values } }, { memberId }) {
        const changed = await maintenance.change(memberId, id, toValues(values), version)
        if (changed === 'none') throw refuse(changeMaintenance, 'NO_SUCH_ENTRY')
        if (changed === 'no humidor') throw refuse(changeMaintenance, 'NO_SUCH_HUMIDOR')
        if ('stale' in changed)
          throw refuseStale(changeMaintenance, 'CHANGED_MEANWHILE', toMaintenance(changed.stale))
        publish(memberId)
        return toMaintenance(changed)
      },
      async deleteMaintenance({ params: { id } }, { memberId }) {
        if (!(await maintenance.remove(memberId, id))) throw refuse(deleteMaintenance, 'NO_SUCH_ENTRY')
        publish(memberId)
        return { done: true as const }
      },
    },
  )
}

function toValues({
  humidorId,
  kind,
  doneAt,
  packStrength,
  packCount,
  note,
}: NewMaintenance): MaintenanceValues {
  return {
    humidor_id: humidorId,
    kind,
    done_at: new Date(doneAt),
    pack_strength: packStrength,
    pack_count: packCount,
    note,
  }
}

function toMaintenance(row: StoredMaintenance): Maintenance {
  return {
    id: row.id,
    humidorId: row.humidor_id,
    kind: row.kind,
    doneAt: row.done_at.toISOString(),
    // The database accepts no other level.
    packStrength: row.pack_strength as PackStrength | null,
    packCount: row.pack_count,
    note: row.note,
    version: row.version,
  }
}
