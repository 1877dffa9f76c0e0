import {
  type CarrierDetail,
  type ClassificationId,
  type RuleOverride,
  readableRuleName,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { EndOverrideStore } from './end-override-store.ts'
import { focusRule } from './focus-rule.ts'

interface Props {
  readonly ending: EndOverrideStore
  readonly requested: RuleOverride
  readonly carrier: CarrierDetail
  readonly nameOf: (id: ClassificationId) => string
}

/** Confirms the end of an override, naming the rule and the carrier. */
export const EndOverrideDialog = observer(({ ending, requested, carrier, nameOf }: Props) => {
  const where = requested.classificationId === null ? '' : ` for ${nameOf(requested.classificationId)}`
  return (
    <Dialog
      title={`End the override of ${readableRuleName(requested.ruleType)}${where}?`}
      isOpen
      onClose={ending.leave}
      confirmLabel="End override"
      onConfirm={() =>
        void ending.confirm().then(() => ending.requested === null && focusRule(requested.ruleType))
      }
      isPending={ending.isPending}
    >
      <p>
        The rule applies again to {carrier.legalName}
        {where}, starting now, for everyone at your company.
      </p>
      {ending.submission.error !== undefined && <Notice tone="error">{ending.submission.error}</Notice>}
    </Dialog>
  )
})
