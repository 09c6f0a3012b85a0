export const educationPage = {
  path: '/dashboard/education',
  title: 'Smoke Deck U',
  label: 'Smoke Deck U',
  key: 'u',
  group: 'lounge',
  aliases: 'course lessons learn',
} as const

export const lessonPage = {
  path: '/dashboard/education/:course/:lesson',
  title: 'Lesson',
  under: educationPage.path,
} as const

/** Below a course, where the lessons have their names. */
export const certificateName = 'certificate'

export const certificatePage = {
  path: `/dashboard/education/:course/${certificateName}`,
  title: 'Certificate',
  under: educationPage.path,
} as const

export function lessonPath(course: string, lesson: string): string {
  return `${educationPage.path}/${course}/${lesson}`
}

export function certificatePath(course: string): string {
  return lessonPath(course, certificateName)
}
