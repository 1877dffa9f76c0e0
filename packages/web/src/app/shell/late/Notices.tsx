import type { CurrentUser } from '@fairhaul/core'
import type { Screens } from '../../screens.ts'
import { NewRelease } from './NewRelease.tsx'
import { PlanNotices } from './PlanNotices.tsx'

export interface NoticesProps {
  readonly user: CurrentUser
  readonly has: Screens['has']
}

/** Notices over the bottom of the page, shown until the user handles them. */
export const Notices = (props: NoticesProps) => (
  <>
    <NewRelease />
    <PlanNotices {...props} />
  </>
)
