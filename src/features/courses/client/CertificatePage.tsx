import { getRouteApi } from '@tanstack/react-router'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { capitalize, countWord } from '#platform/text.rules.ts'
import type { Course } from '../courses.contract.ts'
import { educationPage, lessonPath } from '../courses-pages.contract.ts'
import { Certificate } from './Certificate.tsx'
import css from './CertificatePage.module.css'
import { CertificateSeal } from './CertificateSeal.tsx'
import { useCourses } from './use-courses.ts'

const route = getRouteApi('/dashboard/education/$course/certificate')

/** What a member prints at the end of a course; before that, what is left. */
export function CertificatePage() {
  const { course: slug } = route.useParams()
  const { data, error, isFetching, refetch } = useCourses()
  const { full_name: name } = useMe().profile
  const course = data?.courses.find(each => each.slug === slug)
  const isComplete = course !== undefined && course.completed === course.total
  return (
    <div className={css.page}>
      <header className={css.head}>
        <p className={css.trail}>
          <LinkTo to={educationPage.path} look="plain">
            Smoke Deck U
          </LinkTo>
          {course && <span> / {course.title}</span>}
        </p>
        <h1>Certificate</h1>
        {isComplete && (
          <Button look="primary" onClick={() => print()}>
            Print
          </Button>
        )}
        {isComplete && name.trim() === '' && (
          <p className={css.noName}>
            Your profile has no name. <LinkTo to="/dashboard/settings">Add it in Settings</LinkTo>, or write
            it on the line by hand.
          </p>
        )}
      </header>
      {course ? (
        isComplete ? (
          <Certificate course={course} />
        ) : (
          <LessonsLeft course={course} />
        )
      ) : data ? (
        <EmptyState drawing={<Engraving of="ashtray" />} title="There is no such course.">
          The address may be wrong. <LinkTo to={educationPage.path}>See all courses</LinkTo>
        </EmptyState>
      ) : error ? (
        <ErrorBox title="Failed to load the courses" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Skeleton label="Loading the certificate" shape="text" />
      )}
    </div>
  )
}

function LessonsLeft({ course: { slug, lessons, completed, total } }: { course: Course }) {
  const left = total - completed
  const open = lessons.find(({ state }) => state === 'open')
  return (
    <EmptyState
      drawing={<CertificateSeal seed={slug} isBlank />}
      title={left === 1 ? 'One lesson is left.' : `${capitalize(countWord(left))} lessons are left.`}
      action={
        open && (
          <ButtonTo to={lessonPath(slug, open.slug)} look="primary">
            Go to {open.title}
          </ButtonTo>
        )
      }
    >
      The certificate is sealed once all {countWord(total)} are completed.
    </EmptyState>
  )
}
