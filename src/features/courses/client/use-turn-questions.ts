import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { lessonQuestionsQueue } from './lesson-questions-query.ts'

/** Switches the questions on or off. A change that fails is taken back with a toast. Resolves to whether it was saved. */
export function useTurnQuestions(): (isOn: boolean) => Promise<boolean> {
  const toast = useToast()
  const change = useOptimisticQueue(lessonQuestionsQueue, () => undefined)
  async function turn(isOn: boolean): Promise<boolean> {
    if (await change({ isOn })) return true
    toast.error('Failed to update setting', {
      id: 'settings',
      action: { label: 'Try Again', run: () => void turn(isOn) },
    })
    return false
  }
  return turn
}
