import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { procedureFor } from '#platform/client/call-for.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { humidorContract } from '../humidor.contract.ts'
import type { Inventory } from './humidor-queue.ts'
import { useHumidorOwner } from './use-humidor-owner.ts'

const GiftsDialog = createLazyPart(async () => (await import('./gifts/GiftsDialog.tsx')).GiftsDialog)
const HumidorsDialog = createLazyPart(async () => (await import('./HumidorsDialog.tsx')).HumidorsDialog)
const ReadinessRules = createLazyPart(async () => (await import('./ReadinessRules.tsx')).ReadinessRules)
const ImportItems = createLazyPart(async () => (await import('./import/ImportItems.tsx')).ImportItems)

type Tool = 'gifts' | 'import' | 'humidors' | 'rules'

/** What is seldom needed: behind the button with three dots. */
export function HumidorTools({ inventory }: { inventory: Inventory }) {
  const navigate = useNavigate()
  const { isOfLounge, name } = useHumidorOwner()
  const exportItems = procedureFor(useQueryClient(), humidorContract.exportItems)
  const [tool, setTool] = useState<Tool>()
  /** The line about the last import stays after its dialog. */
  const [hasImported, setHasImported] = useState(false)
  const close = () => setTool(undefined)
  const own = [
    { label: 'Gifts', onChoose: () => setTool('gifts') },
    { label: 'Print labels', onChoose: () => void navigate({ to: '/dashboard/humidor/labels' }) },
  ]
  return (
    <>
      <div data-files>
        <ActionMenu
          label={`More for ${name}`}
          look="boxed"
          groups={[
            [
              { label: 'Humidors', onChoose: () => setTool('humidors') },
              { label: 'When a cigar is at its best', onChoose: () => setTool('rules') },
              ...(isOfLounge ? [] : own),
            ],
            [
              {
                label: 'Import a CSV',
                onChoose: () => {
                  setHasImported(true)
                  setTool('import')
                },
              },
              { label: 'Export as CSV', download: exportItems.path },
            ],
          ]}
        />
      </div>
      {hasImported && <ImportItems isOpen={tool === 'import'} onClose={close} />}
      {tool === 'gifts' && <GiftsDialog onClose={close} />}
      {tool === 'humidors' && <HumidorsDialog inventory={inventory} onClose={close} />}
      {tool === 'rules' && <ReadinessRules rules={inventory.rules} onClose={close} />}
    </>
  )
}
