import { memo } from 'react'
import { NewRelease } from './NewRelease.tsx'
import { PlanNotices, type PlanNoticesProps } from './PlanNotices.tsx'

/** Notices over the bottom of the page, shown until the user handles them. */
export const Notices = memo((props: PlanNoticesProps) => (
  <>
    <NewRelease />
    <PlanNotices {...props} />
  </>
))
