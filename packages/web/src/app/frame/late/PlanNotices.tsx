import { type CurrentUser, mayOpen, PLAN_NOTICES, paths, planNoticeMessage } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from '../../../di/Link.tsx'
import { ShellTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { buttonStyle } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Screens } from '../../navigation/screens.ts'

export interface PlanNoticesProps {
  readonly user: CurrentUser
  readonly has: Screens['has']
}

/** The notices about the plan: users who may change it get a link to the plans, and others a text that says who can change it. */
export const PlanNotices = observer(({ user, has }: PlanNoticesProps) => {
  const store = useStore(ShellTokens.PlanNoticesStore)
  useEffect(() => store.clear, [store, user.id])
  return PLAN_NOTICES.filter(notice => store.notices[notice]).map(notice => {
    const { title, explanation, advice, mayChoosePlan } = planNoticeMessage(user, notice)
    return (
      <Notice
        key={notice}
        tone="warning"
        title={`${title}.`}
        onDismiss={() => store.hide(notice)}
        action={mayChoosePlan && hasPlans(user, has) && <ToPlans onGo={() => store.hide(notice)} />}
      >
        {explanation} {advice}
      </Notice>
    )
  })
})

const hasPlans = (user: CurrentUser, has: PlanNoticesProps['has']): boolean =>
  has('my-account') && mayOpen(user, 'my-account')

const ToPlans = ({ onGo }: { readonly onGo: () => void }) => (
  <Link to={paths.myAccount({ tab: 4 })} {...buttonStyle({ size: 'small' })} onClick={onGo}>
    See plans
  </Link>
)
