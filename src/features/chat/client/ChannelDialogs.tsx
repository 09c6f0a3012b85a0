import { ConfirmDialog } from '#platform/client/ui/ConfirmDialog.tsx'
import type { ChatChannel } from '../channels.contract.ts'
import type { ChatMessage } from '../chat.contract.ts'
import { ArturoDialog } from './dialogs/ArturoDialog.tsx'
import { ChannelDialog } from './dialogs/ChannelDialog.tsx'
import { MemberCardDialog } from './dialogs/MemberCardDialog.tsx'
import { PinsDialog } from './dialogs/PinsDialog.tsx'
import { ReportDialog } from './dialogs/ReportDialog.tsx'
import { SearchDialog } from './dialogs/SearchDialog.tsx'
import type { Reader } from './use-reader.ts'

/** Dialogs that the head of a channel opens. */
export type ChannelDialogKind = 'pins' | 'search' | 'channel' | 'new channel' | 'arturo'
export type OpenDialog =
  | { kind: ChannelDialogKind }
  | { kind: 'delete' | 'report'; message: ChatMessage }
  | { kind: 'member'; id: string }

interface ChannelDialogsProps {
  channel: ChatChannel
  dialog: OpenDialog
  reader: Reader
  onClose: () => void
  onDelete: (id: string) => void
}

export function ChannelDialogs({ channel, dialog, reader, onClose, onDelete }: ChannelDialogsProps) {
  if (dialog.kind === 'member') return <MemberCardDialog id={dialog.id} reader={reader} onClose={onClose} />
  if (dialog.kind === 'report')
    return <ReportDialog channel={channel.name} message={dialog.message} onClose={onClose} />
  if (dialog.kind === 'delete') {
    const { id } = dialog.message
    return (
      <ConfirmDialog
        title="Delete this message?"
        description="Its text goes for everybody. This cannot be undone."
        action="Delete"
        onClose={onClose}
        onConfirm={() => {
          onClose()
          onDelete(id)
        }}
      />
    )
  }
  if (dialog.kind === 'pins') return <PinsDialog channel={channel} onClose={onClose} />
  if (dialog.kind === 'search') return <SearchDialog onClose={onClose} />
  if (dialog.kind === 'arturo') return <ArturoDialog onClose={onClose} />
  return <ChannelDialog channel={dialog.kind === 'channel' ? channel : undefined} onClose={onClose} />
}
