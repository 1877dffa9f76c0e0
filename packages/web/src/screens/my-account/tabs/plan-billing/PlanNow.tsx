import {
  allowanceText,
  type CurrentUser,
  isExpired,
  limitRuleText,
  PLAN_FEATURES,
  type Plan,
  type PlanFeature,
  planPriceText,
  type SearchAllowance,
  searchAllowance,
  trialNote,
} from '@fairhaul/core'
import { Badge } from '../../../../ui/Badge.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { FactList } from '../../../../ui/FactList.tsx'
import { Section } from '../../../../ui/Section.tsx'

import styles from './UsageMeter.module.css'

const WHOLE = 100

/** A meter of the numbers beside it. Empty: nothing without a limit. */
const UsageMeter = ({ allowance }: { readonly allowance: SearchAllowance }) => {
  const { used, limit, isReached } = allowance
  if (limit === null) return null
  const share = limit === 0 ? WHOLE : Math.min(WHOLE, Math.round((used / limit) * WHOLE))
  return (
    <svg
      className={styles['meter']}
      viewBox={`0 0 ${WHOLE} 4`}
      preserveAspectRatio="none"
      data-full={isReached || undefined}
      aria-hidden="true"
    >
      <rect width={share} height="4" />
    </svg>
  )
}

interface Props {
  readonly user: CurrentUser
  readonly plan: Plan | null
}

/** Names of features, separated by commas. Empty: undefined. */
const labelsOf = (isWanted: (feature: PlanFeature) => boolean): string | undefined => {
  const wanted = (Object.keys(PLAN_FEATURES) as PlanFeature[]).filter(isWanted)
  return wanted.length === 0 ? undefined : wanted.map(feature => PLAN_FEATURES[feature].label).join(', ')
}

/** The current plan, and the usage of its carrier searches. */
export const PlanNow = ({ user, plan }: Props) => {
  const allowance = searchAllowance(user.paywall)
  const left = labelsOf(feature => plan?.features.includes(feature) === false)
  return (
    <Section
      heading="Plan and usage"
      note={
        isExpired(user) ? (
          <Badge tone="incomplete" icon={null}>
            Expired
          </Badge>
        ) : (
          plan && (
            <Badge tone="pass" icon={null}>
              Active
            </Badge>
          )
        )
      }
    >
      {plan === null ? (
        <EmptyState title="Your company has no plan yet" text="Choose one below to get started." />
      ) : (
        <FactList
          facts={[
            {
              label: 'Plan',
              value: <strong>{plan.name}</strong>,
              note: trialNote(user.company) ?? undefined,
            },
            { label: 'Price', value: planPriceText(plan), isUnknown: plan.usdPerMonth === null },
            {
              label: 'Carrier searches',
              value: (
                <>
                  {allowanceText(allowance)}
                  <UsageMeter allowance={allowance} />
                </>
              ),
              note: allowance.limit === null ? undefined : limitRuleText(allowance),
            },
            { label: 'Includes', value: labelsOf(feature => plan.features.includes(feature)) ?? 'Nothing' },
            ...(left === undefined ? [] : [{ label: 'Does not include', value: left }]),
          ]}
        />
      )}
    </Section>
  )
}
