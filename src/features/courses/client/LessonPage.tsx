import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ApiError } from '#platform/client/api.ts'
import { useOpenedPageTitle } from '#platform/client/opened-page-title.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { countWord } from '#platform/text.rules.ts'
import { educationPage, lessonPath } from '../courses-pages.contract.ts'
import { lessonQuery } from './courses-queries.ts'
import { LessonContent } from './LessonContent.tsx'
import css from './LessonPage.module.css'
import { useCourses } from './use-courses.ts'

const route = getRouteApi('/dashboard/education/$course/$lesson')

/** A lesson with its place in the course. A locked one leads to the lesson that is open. */
export function LessonPage() {
  const { course: courseSlug, lesson: slug } = route.useParams()
  const { data } = useCourses()
  const course = data?.courses.find(each => each.slug === courseSlug)
  const place = course?.lessons.findIndex(each => each.slug === slug) ?? -1
  const listed = course?.lessons[place]
  const { data: lesson, error, isFetching, refetch } = useQuery(lessonQuery(courseSlug, slug))
  const status = error instanceof ApiError ? error.status : undefined
  const title = listed?.title ?? lesson?.title ?? (status === 404 ? 'Lesson not found' : undefined)
  useOpenedPageTitle(title)
  const isLocked = listed?.state === 'locked' || status === 409
  return (
    <article className={css.page}>
      <header className={css.head}>
        <p className={css.trail}>
          <LinkTo to={educationPage.path} look="plain">
            Smoke Deck U
          </LinkTo>
          {place >= 0 && <span> / Lesson {countWord(place + 1)}</span>}
        </p>
        <h1>{title ?? 'Lesson'}</h1>
      </header>
      {isLocked ? (
        <Locked course={course} />
      ) : lesson ? (
        <LessonContent
          key={`${courseSlug}/${slug}`}
          course={course}
          courseSlug={courseSlug}
          lesson={lesson}
        />
      ) : status === 404 ? (
        <EmptyState drawing={<Engraving of="ashtray" />} title="There is no such lesson.">
          The address may be wrong. <LinkTo to={educationPage.path}>See all courses</LinkTo>
        </EmptyState>
      ) : error ? (
        <ErrorBox title="Failed to load the lesson" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Skeleton label="Loading the lesson" shape="text" />
      )}
    </article>
  )
}

type ListedCourse = NonNullable<ReturnType<typeof useCourses>['data']>['courses'][number]

function Locked({ course }: { course: ListedCourse | undefined }) {
  const open = course?.lessons.find(({ state }) => state === 'open')
  return (
    <EmptyState
      drawing={<Engraving of="lock" />}
      title="This lesson is locked."
      action={
        course && open ? (
          <ButtonTo to={lessonPath(course.slug, open.slug)} look="primary">
            Go to {open.title}
          </ButtonTo>
        ) : (
          <ButtonTo to={educationPage.path}>See all lessons</ButtonTo>
        )
      }
    >
      Complete the one before it first.
    </EmptyState>
  )
}
