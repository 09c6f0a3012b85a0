import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Meter } from '#platform/client/ui/charts/Meter.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import type { Device } from '../climate.contract.ts'
import { isStale } from '../judge.rules.ts'
import { readyAt, saltTestHours } from '../salt-test.rules.ts'
import { devicesQuery } from './climate-query.ts'
import css from './Sensors.module.css'
import { correctionWords, resultTime, resultWords, timeLeft } from './salt-test-words.ts'
import { type SaltTestAction, useSaltTest, useSaltTestAction } from './use-salt-test.ts'

interface CalibrationDialogProps {
  /** Of the sensor. */
  id: string
  onClose: () => void
}

/** A salt test from its beginning to the correction; it can be closed and opened again in between. */
export function CalibrationDialog({ id, onClose }: CalibrationDialogProps) {
  const { data } = useQuery(devicesQuery)
  const device = data?.devices.find(each => each.id === id)
  return device && <Calibration device={device} onClose={onClose} />
}

interface StepProps {
  device: Device
  now: number
  working: SaltTestAction | undefined
  onAct: (action: SaltTestAction) => void
}

function Calibration({ device, onClose }: { device: Device; onClose: () => void }) {
  const now = useNow(30_000)
  const { mutate, isPending, variables } = useSaltTestAction(device, action => {
    if (action === 'confirm') onClose()
  })
  const startedAt = device.saltTestStartedAt
  const step = { device, now, working: isPending ? variables : undefined, onAct: mutate }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Calibrate ${device.name}`}
      description="A salt test: over a damp paste of table salt the air of a closed box has 75% humidity. What the sensor reads there tells how far off it is."
    >
      {startedAt === null && <Instructions {...step} />}
      {startedAt !== null &&
        (now < readyAt(Date.parse(startedAt)) ? (
          <Waiting {...step} startedAt={startedAt} />
        ) : (
          <Result {...step} />
        ))}
    </Dialog>
  )
}

function Instructions({ device, now, working, onAct }: StepProps) {
  return (
    <>
      <ol className={css.steps}>
        <li>Fill a bottle cap with table salt, and stir in a few drops of water until it is a damp paste.</li>
        <li>Put cap and sensor into a hard box that closes tight. A plastic bag reads too low.</li>
        <li>Leave the box closed in a room of even warmth for {saltTestHours} hours.</li>
      </ol>
      {device.humidityOffset !== 0 && <p className={css.note}>{correctionWords(device, now)}.</p>}
      <Actions>
        {device.humidityOffset !== 0 && (
          <Button look="quiet" working={working === 'reset'} onClick={() => onAct('reset')}>
            Remove the correction
          </Button>
        )}
        <Button look="primary" working={working === 'start'} onClick={() => onAct('start')}>
          Start the test
        </Button>
      </Actions>
    </>
  )
}

function Waiting({ device, now, working, onAct, startedAt }: StepProps & { startedAt: string }) {
  const hours = Math.max(0, (now - Date.parse(startedAt)) / 3_600_000)
  const isSilent = !device.latest || isStale(new Date(device.latest.at), new Date(now))
  return (
    <>
      <Meter label="Salt test" value={hours} max={saltTestHours} valueText={timeLeft(startedAt, now)} />
      <p className={css.note}>
        The result is here on {resultTime(startedAt)}. The test goes on without this page.
      </p>
      {isSilent && (
        <p className={css.note}>
          The sensor is silent. Without readings of the last hours the test cannot be used: see that its
          signal gets out of the box.
        </p>
      )}
      <Actions>
        <Button look="quiet" working={working === 'cancel'} onClick={() => onAct('cancel')}>
          Cancel the test
        </Button>
      </Actions>
    </>
  )
}

function Result({ device, now, working, onAct }: StepProps) {
  const { data: test, error, isFetching, refetch } = useSaltTest(device, now)
  if (error && !test)
    return (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        The result wasn’t loaded. Try again.
      </ErrorBox>
    )
  if (!test) return <Skeleton label="Loading the result" rows={2} />
  const isUsable = test.state === 'ready'
  return (
    <>
      <p role="status">{resultWords(test)}</p>
      {isUsable && <p className={css.note}>It holds for the dials, the history and the alerts.</p>}
      <Actions>
        <Button look="quiet" working={working === 'cancel'} onClick={() => onAct('cancel')}>
          Discard
        </Button>
        {isUsable ? (
          <Button look="primary" working={working === 'confirm'} onClick={() => onAct('confirm')}>
            Use this correction
          </Button>
        ) : (
          <Button look="primary" working={working === 'restart'} onClick={() => onAct('restart')}>
            Begin again
          </Button>
        )}
      </Actions>
    </>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
