export const loadLessonPage = async () => (await import('./LessonPage.tsx')).LessonPage
