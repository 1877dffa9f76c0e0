import type { CurrentUser } from '@fairhaul/core'
import type { Screens } from '../../screens.ts'
import { NewRelease } from './NewRelease.tsx'
import { PlanNotices } from './PlanNotices.tsx'

export interface NoticesProps {
  readonly user: CurrentUser
  readonly has: Screens['has']
}

/** What stands over the foot of the page until it is dealt with. */
export const Notices = (props: NoticesProps) => (
  <>
    <NewRelease />
    <PlanNotices {...props} />
  </>
)
