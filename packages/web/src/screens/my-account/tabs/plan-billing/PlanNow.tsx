import {
  allowanceText,
  type CurrentUser,
  isExpired,
  limitRuleText,
  type Plan,
  planPriceText,
  searchAllowance,
} from '@fairhaul/core'
import { Badge } from '../../../../ui/Badge.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { FactList } from '../../../../ui/FactList.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { UsageMeter } from './UsageMeter.tsx'

interface Props {
  readonly user: CurrentUser
  readonly plan: Plan | null
}

/** The plan in force, and how far its carrier searches are used up. */
export const PlanNow = ({ user, plan }: Props) => {
  const allowance = searchAllowance(user.paywall)
  return (
    <Section
      heading="Plan and usage"
      note={
        isExpired(user) ? <Badge tone="incomplete">Expired</Badge> : plan && <Badge tone="pass">Active</Badge>
      }
    >
      {plan === null ? (
        <EmptyState title="Your company has no plan yet" text="Choose one below to begin." />
      ) : (
        <FactList
          facts={[
            { label: 'Plan', value: <strong>{plan.name}</strong> },
            { label: 'Price', value: planPriceText(plan), isUnknown: plan.usdPerMonth === null },
            {
              label: 'Carrier searches',
              value: (
                <>
                  {allowanceText(allowance)}
                  <UsageMeter allowance={allowance} />
                </>
              ),
              note: limitRuleText(allowance),
            },
          ]}
        />
      )}
    </Section>
  )
}
