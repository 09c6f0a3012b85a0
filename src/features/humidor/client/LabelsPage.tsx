import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Checkbox } from '#platform/client/ui/forms/Checkbox.tsx'
import { QrCode } from '#platform/client/ui/QrCode.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { itemsUnreadable } from '../humidor.contract.ts'
import { cigarsCount } from './humidor-figures.ts'
import { humidorQuery } from './humidor-query.ts'
import css from './LabelsPage.module.css'
import { labelAddress, labelsOf } from './labels.ts'

/** Labels to print, cut out and stick on: a phone that scans one shows what lies there. */
export function LabelsPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(humidorQuery)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const labels = data ? labelsOf(data.items, data.humidors) : []
  const count = labels.filter(({ key }) => !left.has(key)).length
  return (
    <div className={css.page}>
      <BackTo to="/dashboard/humidor">My Humidor</BackTo>
      <header className={css.head}>
        <h1>Labels</h1>
        {labels.length > 0 && (
          <Button look="primary" onClick={() => print()}>
            Print {count === 1 ? '1 label' : `${count} labels`}
          </Button>
        )}
        <p>Scan one with the camera of a phone, and it opens what lies there.</p>
      </header>
      {error && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {itemsUnreadable}
        </ErrorBox>
      )}
      {isPending && <Skeleton label="Loading your labels" rows={4} />}
      {data && labels.length === 0 && <p>There is a label for each humidor, once a cigar lies in one.</p>}
      <ul className={css.labels}>
        {labels.map(({ key, title, detail, cigars, search }) => (
          <li key={key} data-left={left.has(key) || undefined}>
            <QrCode text={labelAddress(location.origin, search)} label={`Code for ${title}, ${detail}`} />
            <div>
              <h2>{title}</h2>
              <p>{detail}</p>
              <p className={css.count}>{cigarsCount(cigars)} now</p>
              <Checkbox
                label={`Print ${title}, ${detail}`}
                hideLabel
                checked={!left.has(key)}
                onCheckedChange={isPrinted => {
                  const others = [...left].filter(other => other !== key)
                  setLeft(new Set(isPrinted ? others : [...others, key]))
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
