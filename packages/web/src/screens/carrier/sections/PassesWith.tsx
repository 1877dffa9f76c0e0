import {
  type AssessedRule,
  authorityStatus,
  checkKindOfRule,
  hasOwnChecks,
  isProvenByCertificate,
  passesWith,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../di/Link.tsx'
import { linkClass } from '../../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ProfilePartProps } from '../profile-modules.ts'

interface Props extends Pick<ProfilePartProps, 'store' | 'carrier' | 'today'> {
  readonly rule: AssessedRule
}

/** What would make a rule pass; where a check or a certificate would, with the way to it. Empty: nothing for a pass. */
export const PassesWith = observer(({ rule, store, carrier, today }: Props) => {
  const authority = {
    since: carrier.authority.since,
    isActive: authorityStatus(carrier.authority, today, carrier.census) === 'active',
  }
  const isByCheck =
    rule.result !== 'pass' &&
    checkKindOfRule(rule.ruleType) !== undefined &&
    hasOwnChecks(carrier) &&
    !store.absent.has('checks')
  const isByCertificate = rule.result !== 'pass' && isProvenByCertificate(rule.ruleType)
  return (
    <>
      {passesWith(rule, authority, today)}
      {isByCheck && (
        <>
          {' '}
          <Link to={store.at.sectionPath('checks')} className={linkClass}>
            See your checks<VisuallyHidden> for {rule.name}</VisuallyHidden>
          </Link>
        </>
      )}
      {isByCertificate && (
        <>
          {' '}
          <Link to={store.at.sectionPath('certificates')} className={linkClass}>
            Add or request a certificate<VisuallyHidden> for {rule.name}</VisuallyHidden>
          </Link>
        </>
      )}
    </>
  )
})
