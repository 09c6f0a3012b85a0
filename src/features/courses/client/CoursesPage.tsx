import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { CourseSection } from './CourseSection.tsx'
import css from './CoursesPage.module.css'
import { useCourses } from './use-courses.ts'
import { useLessonsAtHand } from './use-lessons-at-hand.ts'

/** Smoke Deck U: the courses, each with its lessons. */
export function CoursesPage() {
  const { data, error, isPending, isFetching, refetch } = useCourses()
  useLessonsAtHand(data?.courses)
  const next = data?.courses.find(({ completed, total }) => completed < total)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Smoke Deck U</h1>
      </header>
      {isPending && <Skeleton label="Loading the courses" rows={5} />}
      {error && !data && (
        <ErrorBox title="Failed to load the courses" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      )}
      {data?.courses.length === 0 && (
        <EmptyState drawing={<Engraving of="books" />} title="There is no course yet." />
      )}
      {data?.courses.map(course => (
        <CourseSection key={course.slug} course={course} isNext={course === next} />
      ))}
      {data && <p className={css.foot}>More courses are coming.</p>}
    </div>
  )
}
