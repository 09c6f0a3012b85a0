import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { maintenanceKinds, packStrengths } from './maintenance.rules.ts'

export const maintenance = z.object({
  id: z.string(),
  humidorId: z.string(),
  kind: z.enum(maintenanceKinds),
  doneAt: z.string(),
  packStrength: z.nullable(z.literal(packStrengths)),
  packCount: z.nullable(z.number()),
  note: z.nullable(z.string()),
  version: z.number(),
})
export type Maintenance = z.output<typeof maintenance>

export const maintenanceContract = contract({
  listMaintenance: {
    method: 'GET',
    path: '/api/humidor/maintenance',
    summary: 'What the member did for their humidors, the latest first.',
    opensTo: 'members',
    alsoForStaff: true,
    out: json(z.object({ entries: z.array(maintenance) })),
    refusals: {},
  },
})
