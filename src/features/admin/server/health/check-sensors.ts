import { counted, type Finding, type HealthServices, isGood } from './health-services.ts'

/** Humidors are private: how many, never whose. The owner of a sensor is told by the bell. */
export async function checkSensors({ countSensors }: HealthServices): Promise<Finding> {
  const { reporting, silent, unheard } = await countSensors()
  if (reporting + silent + unheard === 0) return isGood('None is connected. Simulators are not counted.')
  const parts = [
    reporting > 0 && `${counted(reporting, 'sensor')} ${reporting === 1 ? 'reports' : 'report'}`,
    silent > 0 && `${silent} ${silent === 1 ? 'is' : 'are'} silent`,
    unheard > 0 && `${unheard} ${unheard === 1 ? 'has' : 'have'} never reported`,
  ]
  const finding = `${parts.filter(Boolean).join(', ')}.`
  if (silent === 0) return isGood(finding)
  return {
    state: 'attention',
    finding,
    advice:
      'Those who own them were told. If it is yours, look at its battery and its connection, under My Humidor.',
  }
}
