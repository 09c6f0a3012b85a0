import type { FastifyInstance } from 'fastify'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { writeCsv } from '#platform/server/write-csv.ts'
import { countWeeks } from '../count-weeks.rules.ts'
import { countedWeeks, numbersContract } from '../numbers.contract.ts'
import { firstSteps } from './first-steps.ts'
import { readBeginnings, readWeeks } from './numbers.store.ts'

interface Services {
  database: Pick<Database, 'service'>
  mail: Pick<Mail, 'isConfigured'>
  siteName: string
}

export function numbersRoutes(app: FastifyInstance, { database, mail, siteName }: Services): void {
  mountContract(app, numbersContract, {
    readNumbers: async () => ({ numbers: countWeeks(await readWeeks(database, new Date(), countedWeeks)) }),
    async exportNumbers(_received, caller, exchange) {
      const weeks = await readWeeks(database, new Date(), countedWeeks)
      await recordAudit(database.service, {
        ...actorOf(caller, exchange),
        action: 'numbers.export',
        target: 'numbers.csv',
      })
      return {
        name: `numbers-${new Date().toISOString().slice(0, 10)}.csv`,
        content: Buffer.from([...writeCsv(weeks)].join('')),
      }
    },
    readFirstSteps: async () => ({
      steps: firstSteps({ ...(await readBeginnings(database)), siteName, hasMail: mail.isConfigured }),
    }),
  })
}
