import { XIcon } from '@phosphor-icons/react/X'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Memory } from '#features/ask/ask.contract.ts'
import { memoriesQuery } from '#features/ask/client/memories-query.ts'
import { useSettings } from '#features/member/client/use-settings.ts'
import { countRatings, describeLeaning } from '#features/taste/client/describe-leaning.ts'
import { tasteQuery } from '#features/taste/client/taste-query.ts'
import type { LearnedLeaning } from '#features/taste/taste.contract.ts'
import { formatTimeAgo } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import css from './Remembered.module.css'
import { RememberedGroup } from './RememberedGroup.tsx'
import { RememberedLine } from './RememberedLine.tsx'
import { useForget } from './use-forget.ts'

/** What counts in answers and scores beside the question: what the member said, and what their ratings show. */
export function RememberedSection() {
  const told = useQuery(memoriesQuery)
  const learned = useQuery(tasteQuery)
  const { memory_enabled: isOn, taste_enabled: usesTaste } = useSettings()
  const { forgetMemory, forgetLeaning, forgetEverything, countAgain } = useForget()
  const lines = useRef<HTMLDivElement>(null)
  const { memories = [] } = told.data ?? {}
  const { ratings = 0, leanings = [], forgotten = [] } = learned.data ?? {}
  return (
    <SettingsSection
      title="What Arturo remembers about you"
      lead="Line by line, with where it comes from. Remove what should not count."
    >
      <div ref={lines} tabIndex={-1} className={css.lines}>
        {!isOn && <p className={css.off}>Memory is off: nothing of this is used now.</p>}
        <RememberedGroup
          title="What you told him"
          query={told}
          lines={leave =>
            memories.map(memory => (
              <ToldLine
                key={memory.id}
                memory={memory}
                onForget={() => leave(() => forgetMemory(memory.id))}
              />
            ))
          }
          empty="Nothing yet. When you say in a question that you don’t drink alcohol, can’t stand smoky drinks or only smoke mild cigars, it stands here in your words and counts in later answers."
          note="It counts when you ask him what to smoke or to drink, unless the question says otherwise."
        />
        <RememberedGroup
          title="What your ratings show"
          query={learned}
          lines={leave =>
            leanings.map(leaning => (
              <LearnedLine
                key={leaning.of + leaning.about}
                leaning={leaning}
                onForget={() => leave(() => forgetLeaning(leaning))}
              />
            ))
          }
          empty={
            forgotten.length > 0
              ? 'Nothing that counts.'
              : 'Nothing yet. Rate two pairings and we’ll start: what they have in common stands here.'
          }
          note={`From ${countRatings(ratings)} in your vault and journal. The stars stay as they are. All of it moves a score by five points at most.${usesTaste ? '' : ' Taste is off, so none of it counts now.'}`}
        />
        {forgotten.length > 0 && (
          <RememberedGroup
            title="What no longer counts"
            query={learned}
            lines={leave =>
              forgotten.map(leaning => (
                <ForgottenLine
                  key={leaning.of + leaning.about}
                  leaning={leaning}
                  onCountAgain={() => leave(() => countAgain(leaning))}
                />
              ))
            }
            empty=""
          />
        )}
        {memories.length + leanings.length > 0 && (
          <p className={css.everything}>
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                lines.current?.focus()
                forgetEverything(leanings)
              }}
            >
              Forget everything
            </Button>
          </p>
        )}
      </div>
    </SettingsSection>
  )
}

function ToldLine({ memory: { text, words, told_at }, onForget }: { memory: Memory; onForget: () => void }) {
  return (
    <RememberedLine
      text={text}
      origin={
        <>
          You said “{words}” <time dateTime={told_at}>{formatTimeAgo(told_at)}</time>
        </>
      }
      action={<ForgetButton text={text} onForget={onForget} />}
    />
  )
}

function LearnedLine({ leaning, onForget }: { leaning: LearnedLeaning; onForget: () => void }) {
  return (
    <RememberedLine
      text={`${leaning.text}.`}
      origin={describeLeaning(leaning)}
      action={<ForgetButton text={leaning.text} onForget={onForget} />}
    />
  )
}

function ForgetButton({ text, onForget }: { text: string; onForget: () => void }) {
  return (
    <IconButton
      label={`Forget “${text.replace(/\.$/, '')}”`}
      size="small"
      icon={<XIcon weight="light" />}
      onClick={onForget}
    />
  )
}

interface ForgottenLineProps {
  leaning: LearnedLeaning
  onCountAgain: () => void
}

function ForgottenLine({ leaning, onCountAgain }: ForgottenLineProps) {
  return (
    <RememberedLine
      text={`${leaning.text}.`}
      origin={`You removed it. ${describeLeaning(leaning)}`}
      action={
        <Button size="small" look="quiet" onClick={onCountAgain} aria-label={`Count “${leaning.text}” again`}>
          Count again
        </Button>
      }
    />
  )
}
