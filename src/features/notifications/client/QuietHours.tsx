import { Field } from '#platform/client/ui/Field.tsx'
import { Switch } from '#platform/client/ui/Switch.tsx'
import type { QuietHours as Hours } from '../notification-settings.contract.ts'
import css from './QuietHours.module.css'
import { useNotificationSettings } from './use-notification-settings.ts'

const usualNight: Hours = { from: 22 * 60, until: 7 * 60 }

export function QuietHours() {
  const { settings, change } = useNotificationSettings()
  const { quietHours } = settings
  // The hours are those of the place where they were set last.
  const set = (hours: Hours | null) =>
    change({ quietHours: hours, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  const setTime = (name: keyof Hours, time: string) => {
    const minute = toMinute(time)
    if (!quietHours || minute === undefined) return
    const hours = { ...quietHours, [name]: minute }
    if (hours.from !== hours.until) set(hours)
  }
  return (
    <>
      <Switch
        label="Quiet hours"
        description="Mail and push messages wait until they end, and climate alerts do too, unless the air is well again by then. Everything else is in the bell at once."
        checked={quietHours !== null}
        onCheckedChange={isOn => set(isOn ? usualNight : null)}
      />
      {quietHours && (
        <div className={css.hours}>
          {(['from', 'until'] as const).map(name => (
            <Field
              key={name}
              label={name === 'from' ? 'From' : 'Until'}
              type="time"
              defaultValue={toTime(quietHours[name])}
              onBlur={({ currentTarget }) => setTime(name, currentTarget.value)}
            />
          ))}
          <p className={css.zone}>Time of {settings.timeZone.replaceAll('_', ' ')}</p>
        </div>
      )}
    </>
  )
}

const toTime = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, '0')).join(':')

function toMinute(time: string): number | undefined {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return Number.isNaN(hours + minutes) ? undefined : hours * 60 + minutes
}
