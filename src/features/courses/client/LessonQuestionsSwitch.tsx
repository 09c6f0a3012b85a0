import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { Switch } from '#platform/client/ui/Switch.tsx'
import { useLessonQuestions } from './use-lesson-questions.ts'
import { useTurnQuestions } from './use-turn-questions.ts'

/** For the settings. */
export function LessonQuestionsSwitch() {
  const { data, error, isFetching, refetch } = useLessonQuestions()
  const turn = useTurnQuestions()
  if (data)
    return (
      <Switch
        label="Questions from your lessons"
        description="A question that you missed in a lesson comes back on your overview days later, one at a time. When off, none does."
        checked={data.isOn}
        onCheckedChange={isOn => void turn(isOn)}
      />
    )
  if (!error) return <Skeleton label="Loading your choice" rows={1} shape="text" />
  return (
    <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
      {error.message}
    </ErrorBox>
  )
}
