import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const climateMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'devices',
    columns: [
      'id',
      'humidor_id',
      'name',
      'kind',
      'config',
      'temperature_offset',
      'humidity_offset',
      'salt_test_started_at',
      'calibrated_at',
      'latest_at',
      'latest_temperature',
      'latest_humidity',
      'dropped',
      'problem',
      'unchanged_since',
      'created_at',
    ],
    label: ['sensor', 'sensors'],
  }),
  memberTable({
    name: 'sensor_readings',
    columns: ['device_id', 'at', 'temperature', 'humidity'],
    label: ['reading of a sensor', 'readings of sensors'],
  }),
  memberTable({
    name: 'sensor_hours',
    columns: [
      'device_id',
      'hour',
      'readings',
      'temperature_sum',
      'temperature_lowest',
      'temperature_highest',
      'humidity_sum',
      'humidity_lowest',
      'humidity_highest',
    ],
    label: ['hour of a sensor', 'hours of sensors'],
  }),
  memberTable({
    name: 'climate_alerts',
    columns: ['device_id', 'about', 'side', 'began_at', 'alerted_at'],
    label: ['open climate alert', 'open climate alerts'],
  }),
]
