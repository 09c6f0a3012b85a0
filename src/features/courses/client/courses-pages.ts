import { GraduationCapIcon } from '@phosphor-icons/react/GraduationCap'
import { certificatePage, educationPage, lessonPage } from '../courses-pages.contract.ts'
import { loadLessonPage } from './load-lesson-page.ts'

export const coursesIcons = { [educationPage.path]: GraduationCapIcon } as const

export const educationView = {
  page: educationPage,
  load: async () => (await import('./CoursesPage.tsx')).CoursesPage,
} as const

export const lessonView = {
  page: lessonPage,
  load: loadLessonPage,
} as const

export const certificateView = {
  page: certificatePage,
  load: async () => (await import('./CertificatePage.tsx')).CertificatePage,
} as const
