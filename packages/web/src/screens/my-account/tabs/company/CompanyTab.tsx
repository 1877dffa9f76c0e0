import {
  accountTabPath,
  type Company,
  calendarDateOf,
  changeOrdersPath,
  companyStatusLabel,
  formatCalendarDate,
  isBroker,
  NO_DRAFT,
  paths,
  whatIfClosed,
  whatIfPath,
  withCapital,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { FactList, type ListedFact } from '../../../../ui/FactList.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import styles from './CompanyTab.module.css'
import { FactAgesSection } from './FactAgesForm.tsx'
import type { CompanyStore } from './company-store.ts'
import { PolicySection } from './PolicySection.tsx'

/** The user's company, and how old facts may be for its rules. Section 3, "Company". */
export const CompanyTab = observer(() => {
  const store = useScreenStore<CompanyStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  return (
    <div className={styles['company']}>
      {user?.company != null && (
        <Section heading="Your company">
          <FactList facts={factsOf(user.company)} />
        </Section>
      )}
      <PolicySection store={store.policy} />
      {user != null && whatIfClosed(user) === null && (
        <Section heading="Try other rules">
          <p className={styles['lead']}>
            See which of your carriers would pass or fail if your rules were different.{' '}
            <Link to={whatIfPath(NO_DRAFT)} className={linkClass}>
              Open rule what-if
            </Link>
          </p>
        </Section>
      )}
      <FactAgesSection store={store.factAges} />
      <Section heading="Change orders">
        <p className={styles['lead']}>
          Requests to change your company’s record, waiting and decided.{' '}
          <Link to={changeOrdersPath()} className={linkClass}>
            Open change orders
          </Link>
        </p>
      </Section>
    </div>
  )
})

const known = (label: string, value: ListedFact['value'] | null): ListedFact =>
  value === null ? { label, value: 'Not on record', isUnknown: true } : { label, value }

const factsOf = (company: Company): readonly ListedFact[] => {
  const { legalName, companyType, status, planId, carrierId, id, createdAt } = company
  const state = companyStatusLabel(status)
  return [
    known('Legal name', legalName),
    known('Type', isBroker(company) ? 'Broker' : companyType),
    ...(state === null ? [] : [{ label: 'Status', value: state }]),
    known(
      'Plan',
      planId === null ? null : (
        <Link to={accountTabPath('plan-billing')} className={linkClass}>
          {withCapital(planId)}
        </Link>
      ),
    ),
    known(
      'Carrier record',
      carrierId === null ? null : (
        <Link to={paths.carrier({ id: carrierId })} className={linkClass}>
          Open the record
        </Link>
      ),
    ),
    ...(id === null
      ? []
      : [
          {
            label: 'Company number',
            value: <CopyText label="company number" text={String(id)} />,
            note: 'Support may ask for it.',
          },
        ]),
    known(
      'Customer since',
      createdAt === null ? null : formatCalendarDate(calendarDateOf(new Date(createdAt))),
    ),
  ]
}
