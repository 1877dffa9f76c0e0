/** The notices about what a plan does not include. Source: section 4, "Notices". */
export const PLAN_NOTICES = ['plan-limit', 'no-export'] as const

/** One of the two. Source: section 4, "Notices". */
export type PlanNotice = (typeof PLAN_NOTICES)[number]

/** The notices that are shown, each independent of the other. Source: section 4, "Notices". */
export type PlanNotices = Readonly<Record<PlanNotice, boolean>>

/** No notices, as when the portal opens. Source: section 4, "Notices". */
export const NO_NOTICES: PlanNotices = { 'plan-limit': false, 'no-export': false }

/** The notices once one is shown; showing it again changes nothing. Source: section 4, "Notices". */
export const showNotice = (notices: PlanNotices, notice: PlanNotice): PlanNotices => ({
  ...notices,
  [notice]: true,
})

/** The notices once one is hidden; hiding it again changes nothing. Source: section 4, "Notices". */
export const hideNotice = (notices: PlanNotices, notice: PlanNotice): PlanNotices => ({
  ...notices,
  [notice]: false,
})
