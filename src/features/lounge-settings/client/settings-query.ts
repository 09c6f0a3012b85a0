import { queryOptions } from '@tanstack/react-query'
import type { call } from '#platform/client/api.ts'
import { loungeProfileContract } from '../lounge-profile.contract.ts'
import { loungeSettingsContract } from '../lounge-settings.contract.ts'

/** Of the admin page, which asks for the password again where the server says so. */
export type AdminCall = typeof call

export const settingsKey = ['admin', 'lounge-settings']

export const settingsQuery = (callAdmin: AdminCall) =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callAdmin(loungeSettingsContract.listSettings, {}, { signal }),
  })

export const profileKey = ['admin', 'lounge-profile']

export const profileQuery = (callAdmin: AdminCall) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: ({ signal }) => callAdmin(loungeProfileContract.readProfile, {}, { signal }),
  })
