import { useSettings } from '#features/member/client/use-settings.ts'

/** The voice that the member has chosen in the settings. */
export function useMemberVoice(): string {
  return useSettings().preferred_voice
}
