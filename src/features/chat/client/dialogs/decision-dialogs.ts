import { BanDialog } from './BanDialog.tsx'
import { RemoveMessagesDialog } from './RemoveMessagesDialog.tsx'
import { SilenceDialog } from './SilenceDialog.tsx'

/** About a member, each with what it asks. */
export const decisionDialogs = { silence: SilenceDialog, remove: RemoveMessagesDialog, ban: BanDialog }
