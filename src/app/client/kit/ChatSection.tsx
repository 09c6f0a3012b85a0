import { FireIcon } from '@phosphor-icons/react/Fire'
import { HeartIcon } from '@phosphor-icons/react/Heart'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { SmileyIcon } from '@phosphor-icons/react/Smiley'
import { useState } from 'react'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { Attachment } from '#platform/client/ui/chat/Attachment.tsx'
import {
  DayRule,
  MessageLog,
  NewMessagesButton,
  PresenceRow,
  TypingLine,
  UnreadRule,
} from '#platform/client/ui/chat/ChatRules.tsx'
import { Composer } from '#platform/client/ui/chat/Composer.tsx'
import { MessageRow } from '#platform/client/ui/chat/MessageRow.tsx'
import { dayName, placeMessage } from '#platform/client/ui/chat/message-groups.ts'
import { Reactions } from '#platform/client/ui/chat/Reactions.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import { As, KitSection, KitStack } from './KitSection.tsx'
import { KIT_MEMBERS, KIT_MESSAGES, type KitMember } from './kit-messages.ts'

const now = new Date('2026-11-20T21:00').getTime()
const FIRST_UNREAD = 'm5'

export function ChatSection() {
  return (
    <>
      <KitSection
        title="Messages: grouped, sending, failed, removed; day, unread, typing, composer"
        columns={8}
      >
        <Thread />
      </KitSection>
      <KitSection title="Presence, N new, composer states" columns={4}>
        <KitStack>
          <ul>
            {Object.values(KIT_MEMBERS).map(member => (
              <PresenceRow
                key={member.id}
                face={<Face member={member} />}
                name={member.name}
                doing={member.doing}
                isSpeaking={member.doing === 'Speaking'}
              />
            ))}
          </ul>
          <Attachment
            drawing={<Glass type="snifter" color="#8a4b1f" heightPixels={68} />}
            title="Grant Park & West End Rum 12"
            detail="91, a close match"
            action={<Button size="small">Keep</Button>}
          />
          <NewMessagesButton count={3} onPress={() => {}} />
          <As state="focus">
            <Composer label="Focused" value="" onValueChange={() => {}} onSend={() => {}} maxLength={500} />
          </As>
          <Composer
            label="Too long"
            value={'A seventh line scrolls.\n'.repeat(7)}
            onValueChange={() => {}}
            onSend={() => {}}
            maxLength={140}
          />
          <Composer
            label="Slow mode"
            value="Here."
            onValueChange={() => {}}
            onSend={() => {}}
            maxLength={140}
            blocked="Slow mode, 20 seconds"
          />
        </KitStack>
      </KitSection>
    </>
  )
}

function Thread() {
  const [text, setText] = useState('')
  const [isFire, setIsFire] = useState(true)
  const reactions = [
    { id: 'fire', name: 'On fire', icon: <FireIcon weight="fill" />, count: isFire ? 5 : 4, isMine: isFire },
    { id: 'heart', name: 'Love it', icon: <HeartIcon weight="light" />, count: 2, isMine: false },
  ]
  return (
    <>
      <MessageLog label="The long bar">
        {KIT_MESSAGES.map((message, index) => {
          const previous = KIT_MESSAGES[index - 1]
          const { continues, startsDay } = placeMessage(message, previous)
          const member = KIT_MEMBERS[message.authorId]
          if (!member) return null
          return [
            startsDay && <DayRule key={`day ${message.id}`}>{dayName(message.at, now)}</DayRule>,
            message.id === FIRST_UNREAD && <UnreadRule key="unread" count={3} />,
            <MessageRow
              key={message.id}
              author={member.name}
              remark={member.role}
              face={<Face member={member} />}
              at={message.at}
              continues={continues}
              state={message.state}
              isEdited={message.isEdited}
              problem={message.state === 'failed' ? 'Slow mode is on here.' : null}
              onRetry={() => {}}
              onDiscard={() => {}}
              actions={<IconButton size="small" label="React" icon={<SmileyIcon weight="light" />} />}
              below={
                message.id === 'm2' && (
                  <Reactions reactions={reactions} onToggle={id => id === 'fire' && setIsFire(!isFire)} />
                )
              }
            >
              {message.text}
            </MessageRow>,
          ]
        })}
      </MessageLog>
      <TypingLine names={['Reggie']} />
      <Composer
        label="Say something to the long bar"
        value={text}
        onValueChange={setText}
        onSend={() => setText('')}
        maxLength={500}
        tools={<IconButton label="Attach" icon={<PlusIcon weight="light" />} />}
      />
    </>
  )
}

function Face({ member: { id, initials } }: { member: KitMember }) {
  return <MemberFace id={id} initials={initials} pictureUrl={null} sizePixels={36} />
}
