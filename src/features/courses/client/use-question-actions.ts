import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type AskedQuestion, lessonQuestionsContract } from '../lesson-questions.contract.ts'
import { askedAgainNote } from './asked-again-note.ts'
import { useTurnQuestions } from './use-turn-questions.ts'

/** @param onComeBack what made the card go was undone or has failed */
export function useQuestionActions({ course, lesson, id }: AskedQuestion, onComeBack: () => void) {
  const toast = useToast()
  const turn = useTurnQuestions()
  const [isAnswered, setAnswered] = useState(false)
  const [note, setNote] = useState('')
  const params = { course, lesson, question: id }

  async function send(text: string): Promise<void> {
    try {
      const reply = await call(lessonQuestionsContract.answerQuestion, { params, body: { answer: text } })
      setNote(askedAgainNote(reply.asked_again_at))
    } catch (failure) {
      toast.error(messageFor(failure, 'Your answer wasn’t saved. Try again.'), {
        id: 'lesson-question',
        action: { label: 'Try Again', run: () => void send(text) },
      })
    }
  }
  async function postpone(): Promise<void> {
    try {
      await call(lessonQuestionsContract.postponeQuestion, { params })
      toast.info('It comes back tomorrow.', { id: 'lesson-question' })
    } catch (failure) {
      onComeBack()
      toast.error(messageFor(failure, 'That wasn’t saved. Try again.'), { id: 'lesson-question' })
    }
  }
  async function turnOff(): Promise<void> {
    if (!(await turn(false))) return onComeBack()
    toast.info('No more questions from your lessons.', {
      id: 'lesson-question',
      action: {
        label: 'Undo',
        run: () => {
          onComeBack()
          void turn(true)
        },
      },
    })
  }
  return {
    answer: (text: string) => {
      setAnswered(true)
      void send(text)
    },
    isAnswered,
    note,
    postpone: () => void postpone(),
    turnOff: () => void turnOff(),
  }
}
